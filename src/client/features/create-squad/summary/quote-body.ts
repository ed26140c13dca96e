import type { BodyInputOf } from '../../../../contract/kit/endpoint';
import type { Contract } from '../../../../contract/contract';
import type { Me } from '../../../../contract/schemas/me';
import type { Draft } from '../draft/draft';
import { nonMatesOf } from '../draft/non-mates-of';

export type QuoteBody = BodyInputOf<Contract['POST /v1/squads/calculate']>;

/** The question to the price; null while there is nothing to price. A mate who creates a squad is priced himself. */
export const quoteBody = ({ categoryId, mates, durationMinutes, hot, promoCode, payMode, ...draft }: Draft, gameId: string, me: Me | null): QuoteBody | null => {
  const isMate = me?.mateAccess != null;
  const mateIds = [...(isMate ? [me.id] : []), ...(hot ? [] : mates).map(({ id }) => id)];
  if (categoryId === null || mateIds.length === 0) return null;
  return { gameId, categoryId, durationMinutes, mateIds, clients: nonMatesOf(draft, isMate), payMode, ...(promoCode === '' || isMate ? {} : { promoCode }) };
};
