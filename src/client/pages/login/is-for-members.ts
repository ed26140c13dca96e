import { pageAt } from '#contract/page-at.ts';
import { referralParams } from '#contract/people/referral-params.ts';

/** Pages behind the sign-in that people get before they have an account: a gift, a reserve that a mate asks for. */
const forNewcomers = /^\/balance\/(?:gifts|reserve)(?:\/|$)/;

/**
 * Whether only somebody who has an account can have this link, from a letter or a messenger: to a page of one's own.
 * What a member shares to bring friends (`?ref=`) is not one.
 */
export const isForMembers = (link: string): boolean => {
  const { pathname, searchParams } = new URL(link, globalThis.location.origin);
  if (searchParams.has(referralParams.tag) || forNewcomers.test(pathname)) return false;
  return (pageAt(pathname)?.access ?? 'all') !== 'all';
};
