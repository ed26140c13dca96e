import type { BodyInputOf } from '../../../../contract/kit/endpoint';
import type { Contract } from '../../../../contract/contract';
import type { Draft } from './draft';

/** The call's body; null while no category is chosen. */
export const toNewSquad = ({ categoryId, mates, friends, named, promoCode, ...terms }: Draft, gameId: string): BodyInputOf<Contract['POST /v1/squads']> | null =>
  categoryId === null ? null : { ...terms, gameId, categoryId, mateIds: terms.hot ? [] : mates.map(({ id }) => id), friendIds: named.map(({ id }) => id), friendLinks: friends, ...(promoCode === '' ? {} : { promoCode }) };
