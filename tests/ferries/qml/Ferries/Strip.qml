import Plain as Plain

Plain.Strip {}
