import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { Contract } from '#contract/contract.ts';
import type { Me } from '#contract/schemas/me.ts';
import { failureText } from '#client/api/api-error.ts';
import { nonMatesOf } from '../draft/draft';
import type { Draft } from '../draft/draft-schema';
import { useSquadQuoteQuery } from '#client/entities/squad/squads-calculate-api.ts';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { serverNow } from '#client/kit/time/server-now.ts';

type QuoteBody = BodyInputOf<Contract['POST /v1/squads/calculate']>;

/** The request for a price; null while there is nothing to price. A mate who creates a squad is priced too. */
export const quoteBody = (
  { categoryId, mates, durationMinutes, hot, promoCode, payMode, ...draft }: Draft,
  gameId: string,
  me: Me | null,
): QuoteBody | null => {
  const isMate = me?.mateAccess != null;
  const mateIds = [...(isMate ? [me.id] : []), ...(hot ? [] : mates).map(({ id }) => id)];
  if (categoryId === null || mateIds.length === 0) return null;
  return {
    gameId,
    categoryId,
    durationMinutes,
    mateIds,
    clients: nonMatesOf(draft, isMate),
    payMode,
    ...(promoCode === '' || isMate ? {} : { promoCode }),
  };
};

/**
 * The live price, requested when the terms have settled. A response belongs to its exact terms, so a late one for other
 * terms is never shown. An expired price is fetched again.
 */
export const useQuote = (body: QuoteBody | null) => {
  const key = JSON.stringify(body);
  const settled = useDebouncedValue(key) === key;
  const requested = settled ? body : null;
  const { currentData, error, isFetching, refetch } = useSquadQuoteQuery(
    requested === null ? skipToken : { body: requested },
  );
  const quote = requested === null ? undefined : currentData;
  const validUntil = quote?.validUntil;

  useEffect(() => {
    if (validUntil === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, Date.parse(validUntil) - serverNow()));
    return () => clearTimeout(timer);
  }, [validUntil, refetch]);

  return {
    quote,
    loading: body !== null && (!settled || isFetching),
    errorText: failureText(requested === null || isFetching ? undefined : error) ?? null,
    retry: () => void refetch(),
  };
};
