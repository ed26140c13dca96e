export const mateApplicationLimits = {
  experienceMin: 50,
  experienceMax: 2000,
  hoursMin: 1,
  hoursMax: 80,
  maxLinks: 5,
} as const;
