const minute = 60_000;

/** Limits of sign-in, codes and letters, in milliseconds of real time and in tries. */
export const authTerms = {
  emailCode: { lifetime: 15 * minute, tries: 5, resendAfter: minute },
  resetLink: { lifetime: 60 * minute },
  loginToken: { lifetime: 15 * minute },
  emailChangeEvery: 24 * 60 * minute,
  signIn: { window: 15 * minute, triesPerAccount: 10, triesPerAddress: 100 },
  register: { window: 60 * minute, perAddress: 20 },
  letters: { window: 60 * minute, perAddress: 10 },
} as const;
