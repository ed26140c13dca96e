import { readCookie } from '../../ui/texts/read-cookie';

const name = 'referral';
const seconds = 30 * 24 * 60 * 60;

/** Who brought this visitor: kept for 30 days, until he signs in. */
export interface Referral {
  readonly type: 'tag';
  readonly refTag: string;
}

const isReferral = (value: unknown): value is Referral =>
  typeof value === 'object' && value !== null && 'refTag' in value && typeof value.refTag === 'string';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const referralCookie = {
  read: (): Referral | null => {
    const value = parse(readCookie(name) ?? 'null');
    return isReferral(value) ? value : null;
  },
  keep: (referral: Referral): void => {
    document.cookie = `${name}=${encodeURIComponent(JSON.stringify(referral))}; path=/; max-age=${seconds}; samesite=lax`;
  },
  clear: (): void => {
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  },
} as const;
