import { useEffect } from 'react';
import { referralCookie } from './referral-cookie';

const maxTagLength = 64;

/** Keeps `?ref=` of a link for 30 days, whoever opens it. */
export const useReferral = (): void => {
  useEffect(() => {
    const refTag = new URLSearchParams(location.search).get('ref');
    if (refTag !== null && refTag.length <= maxTagLength) referralCookie.keep({ type: 'tag', refTag });
  }, []);
};
