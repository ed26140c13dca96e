import type { SignInMode } from '#domain/people/sign-in-titles.ts';
import { pageAt } from './page-at';
import { referralParams } from './people/referral-params';
import { signInPath } from './routes/product-pages';

/** The path to return to after signing in: only a path of this site, never an address of another one. */
export const safeReturnPath = (returnTo: string | null): string => {
  if (returnTo === null || !returnTo.startsWith('/') || returnTo.startsWith('//') || returnTo.includes('\\'))
    return '/';
  return returnTo.startsWith(signInPath) ? '/' : returnTo;
};

/** Pages behind the sign-in that people get before they have an account: a gift, a reserve that a mate asks for. */
const forNewcomers = /^\/balance\/(?:gifts|reserve)(?:\/|$)/;

/**
 * Whether only somebody who has an account can have this link, from a letter or a messenger: to a page of one's own.
 * What a member shares to bring friends (`?ref=`) is not one.
 */
const isForMembers = (link: string): boolean => {
  const [pathname = '', query = ''] = link.split(/[?#]/);
  if (query.split('&').some((one) => one.startsWith(`${referralParams.tag}=`)) || forNewcomers.test(pathname))
    return false;
  return (pageAt(pathname)?.access ?? 'all') !== 'all';
};

const named = ['sign-in', 'register', 'reset', 'letter', 'join', 'link', 'address', 'blocked'] as const;

/** Of an address. */
interface Query {
  has(name: string): boolean;
  get(name: string): string | null;
}

/**
 * The mode of the sign-in page in the address (`?mode=`), and an email's `?reset=`; otherwise that of people with an
 * account, for a link that only they have. Null: registration in a browser in which nobody has signed in yet, which only
 * the browser knows.
 */
export const signInModeOf = (query: Query): SignInMode | null => {
  if (query.has('reset')) return 'new-password';
  const mode = named.find((one) => one === query.get('mode'));
  if (mode !== undefined) return mode;
  return isForMembers(safeReturnPath(query.get('returnTo'))) ? 'sign-in' : null;
};
