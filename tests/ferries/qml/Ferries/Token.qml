import Plain as Plain

Plain.Token {}
