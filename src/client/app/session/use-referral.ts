import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import type { AppStore } from '../store/create-app-store';
import { referralCookie } from './referral-cookie';

const maxTagLength = 64;

/** Nobody has heard of it: the next visit may try again. */
const isUnheard = (error: unknown): boolean => {
  const { status } = failureOf(error);
  return status === 0 || status >= 500;
};

/** Keeps `?ref=` of a link for 30 days, whoever opens it; a signed-in client's is sent once and forgotten when answered. */
export const useReferral = (me: Me | null): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const sentFor = useRef<string | null>(null);
  const clientId = me !== null && me.mateAccess === null ? me.id : null;
  useEffect(() => {
    const refTag = new URLSearchParams(location.search).get('ref');
    if (refTag !== null && refTag.length <= maxTagLength) referralCookie.keep({ type: 'tag', refTag });
  }, []);

  useEffect(() => {
    const referral = clientId === null ? null : referralCookie.read();
    if (referral === null || sentFor.current === clientId) return;
    sentFor.current = clientId;
    const send = async (): Promise<void> => {
      const { referralsApi } = await import(/* webpackChunkName: "referrals" */ '../../api/referrals-api');
      await dispatch(referralsApi.endpoints.claimReferral.initiate({ body: referral })).unwrap();
    };
    send().then(referralCookie.clear, (error: unknown) => {
      if (!isUnheard(error)) referralCookie.clear();
      console.error(error);
    });
  }, [clientId, dispatch]);
};
