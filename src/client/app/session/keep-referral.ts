import { referralCookie } from './referral-cookie';

const maxTagLength = 64;

/** Keeps `?ref=` of the page's address for 30 days, whoever opens it. Before the first render: a client's is sent by then. */
export const keepReferral = (): void => {
  const refTag = new URLSearchParams(location.search).get('ref');
  if (refTag !== null && refTag.length <= maxTagLength) referralCookie.keep({ type: 'tag', refTag });
};
