import { type ReferralChannel, referralChannels } from '#domain/people/referral-channel.ts';
import { referralParams } from '#contract/people/referral-params.ts';
import { channelMarks } from '../../entities/referral/referral-link';
import { readCookie } from '../../kit/texts/define-texts';

const cookieName = 'referral';
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** The kind of page that the link led to, as far as it matters. */
type ReferralTarget =
  | { readonly type: 'tag' }
  | { readonly type: 'SQUAD'; readonly squadId: number }
  | { readonly type: 'BLOG'; readonly materialId: number };

/** The referral that brought this visitor, stored for 30 days or until they sign in. */
type Referral = ReferralTarget & { readonly refTag: string; readonly channel?: ReferralChannel | undefined };

const targetOf = ({ type, squadId, materialId }: Readonly<Record<string, unknown>>): ReferralTarget | null => {
  if (type === 'SQUAD') return typeof squadId === 'number' ? { type, squadId } : null;
  if (type === 'BLOG') return typeof materialId === 'number' ? { type, materialId } : null;
  return type === 'tag' ? { type } : null;
};

const parse = (text: string): Referral | null => {
  try {
    const parsed: Readonly<Record<string, unknown>> = Object(JSON.parse(text));
    const { refTag } = parsed;
    const target = targetOf(parsed);
    if (target === null || typeof refTag !== 'string') return null;
    return { ...target, refTag, channel: referralChannels.find((channel) => channel === parsed['channel']) };
  } catch {
    return null;
  }
};

export const referralCookie = {
  write: (referral: Referral): void => {
    document.cookie = `${cookieName}=${encodeURIComponent(JSON.stringify(referral))}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
  },
  read: (): Referral | null => {
    const text = readCookie(cookieName);
    return text ? parse(text) : null;
  },
  clear: (): void => {
    document.cookie = `${cookieName}=; path=/; max-age=0; samesite=lax`;
  },
} as const;

const maxTagLength = 64;

/** An article, a squad's own page, or a squad in the query (of the list of squads or of a friend link). */
const targetAt = (pathname: string, squadInQuery: string | null): ReferralTarget => {
  const material = /^\/blog\/material-(\d+)/.exec(pathname)?.[1];
  if (material !== undefined) return { type: 'BLOG', materialId: Number(material) };
  const ofSquads = /^\/[^/]+\/squads(?:\/(\d+)$)?/.exec(pathname);
  const squad = ofSquads === null ? null : (ofSquads[1] ?? squadInQuery);
  return squad !== null && /^[1-9]\d{0,8}$/.test(squad) ? { type: 'SQUAD', squadId: Number(squad) } : { type: 'tag' };
};

/**
 * Stores `?ref=` of the page's address for 30 days, for guests and signed-in people alike. Call it before the first
 * render, which may already send it for a client.
 */
export const storeReferral = (): void => {
  const query = new URLSearchParams(location.search);
  const refTag = query.get(referralParams.tag);
  if (refTag === null || refTag.length > maxTagLength) return;
  const via = query.get(referralParams.channel);
  const channel = referralChannels.find((one) => channelMarks[one] === via);
  referralCookie.write({ ...targetAt(location.pathname, query.get(referralParams.squad)), refTag, channel });
};
