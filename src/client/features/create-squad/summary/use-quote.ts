import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { failureOf } from '../../../api/api-failure';
import { useSquadQuoteQuery } from '../../../api/squads-api';
import { useDebounced } from '../../../ui/form/use-debounced';
import { serverNow } from '../../../ui/time/server-now';
import type { QuoteBody } from './quote-body';

/**
 * The live price. Asked when the terms stand still; the answer belongs to its very terms, so a late one of other
 * terms is never shown. A price that has run out is asked again.
 */
export const useQuote = (body: QuoteBody | null) => {
  const key = JSON.stringify(body);
  const settled = useDebounced(key) === key;
  const asked = settled ? body : null;
  const { currentData, error, isFetching, refetch } = useSquadQuoteQuery(asked === null ? skipToken : { body: asked });
  const quote = asked === null ? undefined : currentData;
  const validUntil = quote?.validUntil;

  useEffect(() => {
    if (validUntil === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, Date.parse(validUntil) - serverNow()));
    return () => clearTimeout(timer);
  }, [validUntil, refetch]);

  return {
    quote,
    loading: body !== null && (!settled || isFetching),
    problem: asked !== null && error !== undefined && !isFetching ? failureOf(error).message : null,
    retry: refetch,
  };
};
