import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { purseAfter } from '#domain/money/purse.ts';
import type { Me } from '#contract/schemas/me.ts';
import { type ApiFailure, isUndecided } from '#client/api/api-error.ts';
import { attempted } from '#client/api/attempted.ts';
import {
  useBalanceSummaryQuery,
  useDepositMethodsQuery,
  useTopUpTermsQuery,
} from '#client/entities/money/balance-api.ts';
import { isPaymentLost } from '#client/entities/money/is-payment-lost.ts';
import { useDepositForSquadMutation } from '#client/entities/squad/prepaid-squad-api.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import type { NewSquad } from '../use-create-squad';
import { ownPrices, type Quote } from './own-prices';
import { texts } from './texts';

interface PrepayOrder {
  readonly squad: NewSquad | null;
  readonly quote: Quote | undefined;
  readonly me: Me | null;
  /** The creation of the squad itself was refused. */
  readonly onRefused: (failure: ApiFailure) => void;
  /** The page with the choices, to return to if the payment fails. */
  readonly returnTo: string;
  /** Called before leaving for the payment provider. */
  readonly onLeave?: () => void;
}

/**
 * The sum that a client lacks for the squad they have set up, and the payment for it: the deposit carries the squad's
 * terms and creates it. Null when nothing is lacking, or it is not known yet.
 */
export const usePrepay = ({ squad, quote, me, onRefused, returnTo, onLeave }: PrepayOrder) => {
  const isClient = me !== null && me.mateAccess === null && me.squadMember === null;
  const skip = isClient && squad !== null && quote !== undefined ? undefined : skipToken;
  const { data: purse, refetch } = useBalanceSummaryQuery(skip);
  const { data: all = [] } = useDepositMethodsQuery(skip);
  const { data: terms } = useTopUpTermsQuery(skip);
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const [start] = useDepositForSquadMutation();
  const navigate = useNavigate();
  const toast = useToast();

  if (skip === skipToken || squad === null || quote === undefined || !purse || !terms) return null;
  const { available, bonus, gift } = purse;
  const own = { own: rublesToKopecks(available), bonus: rublesToKopecks(bonus), gift: rublesToKopecks(gift) };
  const lacks = kopecksToRubles(-purseAfter(own, ownPrices(quote, squad.payMode ?? 'OWNER')).own);
  const methods = all.filter(({ openSum, max }) => !openSum && max >= lacks);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  if (squad.hot === true || lacks <= 0 || method === undefined) return null;
  const amount = Math.max(lacks, terms.min, method.min);

  const pay = async (): Promise<void> => {
    const body = { squad, method: method.id, amount, returnTo };
    const { failure } = await attempted(async () => {
      const { redirectUrl } = await start({ body }).unwrap();
      onLeave?.();
      if (redirectUrl.startsWith('/')) await navigate(redirectUrl);
      else window.location.assign(redirectUrl);
    });
    if (failure === undefined) return undefined;
    if (isUndecided(failure)) return toast.warning(isPaymentLost(failure) ? texts.lost : failure.message, 6000);
    if (failure.code !== 'SQUADS_CANNOT_DEPOSIT') return onRefused(failure);
    toast.warning(texts.stale, 6000);
    void refetch();
    return undefined;
  };
  return { amount, rest: Math.round((amount - lacks) * 100) / 100, methods, method, choose, pay };
};

export type Prepay = NonNullable<ReturnType<typeof usePrepay>>;
