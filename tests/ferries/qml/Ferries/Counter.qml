import Plain as Plain

Plain.Counter {}
