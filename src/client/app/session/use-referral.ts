import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Me } from '../../../contract/schemas/me';
import { failureOf } from '../../api/api-failure';
import type { AppStore } from '../store/create-app-store';
import { referralCookie } from './referral-cookie';

/** Nobody has heard of it: the next visit may try again. */
const isUnheard = (error: unknown): boolean => {
  const { status } = failureOf(error);
  return status === 0 || status >= 500;
};

/** A client's kept referral is sent once and forgotten when answered. */
export const useReferral = (me: Me): void => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const sentFor = useRef<string | null>(null);
  const clientId = me.mateAccess === null ? me.id : null;
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
