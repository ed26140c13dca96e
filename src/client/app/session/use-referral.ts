import { useEffect } from 'react';
import type { Me } from '../../../contract/schemas/me';
import { useSaveReferralMutation } from '../../api/awaited-api';
import { referralCookie } from './referral-cookie';

const maxTagLength = 64;

/** Keeps `?ref=` of a link, and sends it once for a signed-in non-mate; a refusal is only logged. */
export const useReferral = (me: Me | null): void => {
  const [save] = useSaveReferralMutation();
  const sendsReferral = me !== null && me.mateAccess === null;

  useEffect(() => {
    const refTag = new URLSearchParams(location.search).get('ref');
    if (refTag !== null && refTag.length <= maxTagLength) referralCookie.keep({ type: 'tag', refTag });
  }, []);

  useEffect(() => {
    const referral = referralCookie.read();
    if (!sendsReferral || referral === null) return;
    referralCookie.clear();
    save({ type: 'TAG', refTag: referral.refTag })
      .unwrap()
      .catch((error: unknown) => console.error(error));
  }, [sendsReferral, save]);
};
