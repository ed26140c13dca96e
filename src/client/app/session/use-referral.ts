import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Me } from '../../../contract/schemas/me';
import type { AppStore } from '../store/create-app-store';
import { referralCookie } from './referral-cookie';

const maxTagLength = 64;

/** Keeps `?ref=` of a link for 30 days, whoever opens it; a signed-in client's is sent once and forgotten. */
export const useReferral = (me: Me | null): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const clientId = me !== null && me.mateAccess === null ? me.id : null;
  useEffect(() => {
    const refTag = new URLSearchParams(location.search).get('ref');
    if (refTag !== null && refTag.length <= maxTagLength) referralCookie.keep({ type: 'tag', refTag });
  }, []);

  useEffect(() => {
    const referral = clientId === null ? null : referralCookie.read();
    if (referral === null) return;
    referralCookie.clear();
    const send = async (): Promise<void> => {
      const { referralsApi } = await import(/* webpackChunkName: "referrals" */ '../../api/referrals-api');
      await dispatch(referralsApi.endpoints.claimReferral.initiate({ body: referral })).unwrap();
    };
    send().catch((error: unknown) => console.error(error));
  }, [clientId, dispatch]);
};
