import Plain as Plain

Plain.RoofPart {}
