import Plain as Plain

Plain.EndScene {}
