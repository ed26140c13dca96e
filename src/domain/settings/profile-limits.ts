export const profileLimits = {
  usernameMin: 3,
  usernameMax: 20,
  descriptionMin: 30,
  descriptionMax: 1000,
  minLanguages: 1,
  maxLanguages: 5,
} as const;
