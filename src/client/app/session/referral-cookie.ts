import { readCookie } from '../../ui/texts/read-cookie';

const name = 'referral';
const seconds = 30 * 24 * 60 * 60;

/** Who brought this visitor: kept for 30 days, until he signs in. */
export interface Referral {
  readonly type: 'tag';
  readonly refTag: string;
}

const parse = (text: string): Referral | null => {
  try {
    const { type, refTag }: { readonly type?: unknown; readonly refTag?: unknown } = Object(JSON.parse(text));
    return type === 'tag' && typeof refTag === 'string' ? { type, refTag } : null;
  } catch {
    return null;
  }
};

export const referralCookie = {
  keep: (referral: Referral): void => {
    document.cookie = `${name}=${encodeURIComponent(JSON.stringify(referral))}; path=/; max-age=${seconds}; samesite=lax`;
  },
  read: (): Referral | null => {
    const text = readCookie(name);
    return text ? parse(text) : null;
  },
  clear: (): void => {
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  },
} as const;
