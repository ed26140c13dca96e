import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { purseAfter } from '#domain/money/purse.ts';
import { failureText } from '#client/api/api-error.ts';
import { useBalanceSummaryQuery } from '#client/entities/money/balance-api.ts';
import { useSquadQuoteQuery } from '#client/entities/squad/squads-calculate-api.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import type { BookingDraft, MateToBook } from './booking-draft';

/**
 * The current price of this booking and the sum that the person lacks, in rubles. An expired price is fetched again.
 */
export const usePrice = (mate: MateToBook, draft: BookingDraft, signedIn: boolean) => {
  const { categoryId, durationMinutes } = draft;
  const { currentData, error, isFetching, refetch } = useSquadQuoteQuery(
    categoryId === null
      ? skipToken
      : {
          body: { gameId: mate.gameId, categoryId, durationMinutes, mateIds: [mate.id], clients: 1, payMode: 'OWNER' },
        },
  );
  const validUntil = currentData?.validUntil;
  useEffect(() => {
    if (validUntil === undefined) return undefined;
    const timer = setTimeout(() => void refetch(), Math.max(1000, Date.parse(validUntil) - serverNow()));
    return () => clearTimeout(timer);
  }, [validUntil, refetch]);

  const { data: purse } = useBalanceSummaryQuery(undefined, { skip: !signedIn });
  const price = error === undefined || isFetching ? currentData?.total : undefined;
  const lacksOf = (total: number): number => {
    if (purse === undefined) return 0;
    const { available, bonus, gift } = purse;
    const own = { own: rublesToKopecks(available), bonus: rublesToKopecks(bonus), gift: rublesToKopecks(gift) };
    return Math.max(0, kopecksToRubles(-purseAfter(own, [rublesToKopecks(total)]).own));
  };
  return {
    price,
    loading: isFetching,
    errorText: failureText(isFetching ? undefined : error) ?? null,
    retry: refetch,
    lacks: price === undefined ? 0 : lacksOf(price),
  };
};
