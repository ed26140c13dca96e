import { readCookie } from '../../kit/texts/define-texts';

const name = 'referral';
const seconds = 30 * 24 * 60 * 60;

/** Who brought this visitor: kept for 30 days, until they sign in. */
type Referral = { readonly refTag: string } & (
  | { readonly type: 'tag' }
  | { readonly type: 'BLOG'; readonly materialId: number }
);

const parse = (text: string): Referral | null => {
  try {
    const { type, refTag, materialId }: Readonly<Record<string, unknown>> = Object(JSON.parse(text));
    if (typeof refTag !== 'string') return null;
    if (type === 'BLOG') return typeof materialId === 'number' ? { type, refTag, materialId } : null;
    return type === 'tag' ? { type, refTag } : null;
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

const maxTagLength = 64;

/**
 * Keeps `?ref=` of the page's address for 30 days, whoever opens it. Before the first render: a client's is sent by
 * then.
 */
export const keepReferral = (): void => {
  const refTag = new URLSearchParams(location.search).get('ref');
  if (refTag === null || refTag.length > maxTagLength) return;
  const material = /^\/blog\/material-(\d+)/.exec(location.pathname)?.[1];
  referralCookie.keep(material ? { type: 'BLOG', refTag, materialId: Number(material) } : { type: 'tag', refTag });
};
