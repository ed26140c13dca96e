/** Sums in kopecks. */
export const moneySettings = {
  registrationBonus: 20_000,
} as const;
