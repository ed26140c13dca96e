const name = 'referral';
const seconds = 30 * 24 * 60 * 60;

/** Who brought this visitor: kept for 30 days, until he signs in. */
export interface Referral {
  readonly type: 'tag';
  readonly refTag: string;
}

export const referralCookie = {
  keep: (referral: Referral): void => {
    document.cookie = `${name}=${encodeURIComponent(JSON.stringify(referral))}; path=/; max-age=${seconds}; samesite=lax`;
  },
} as const;
