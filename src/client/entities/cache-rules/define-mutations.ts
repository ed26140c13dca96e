import type { Contract } from '../../../contract/contract';
import type { tags } from '../../api/api';
import { type CallResponse, call, type CallArgs } from '../../api/call';

/*
 * What makes which part of the cache old stands in this folder: calls, in a table for each subject, and the few
 * occasions that are neither calls nor events of the server (`event-rules.ts`). Beside it, answers that are the
 * resource itself are written into the cache by their slices.
 */

type Tag = (typeof tags)[number];

/** Of `Squads`: cards whose game is not known before they are read. */
export const squadCardsTagId = 'cards';

export type CacheTag = Tag | { readonly type: Tag; readonly id: string | number };

/** What a call makes old, whether it was carried out or refused; the answer is absent when it was refused. */
type CallRule<R extends keyof Contract> =
  | readonly CacheTag[]
  | ((answer: CallResponse<R> | undefined, error: unknown, parts: CallArgs<R>) => readonly CacheTag[]);

type CallRules = { readonly [R in keyof Contract]?: CallRule<R> };

/** As `call`, for the calls of a table that change something, each with what it makes old. */
export const defineMutations = <Routes extends keyof Contract>(table: Pick<Required<CallRules>, Routes>) => {
  const rules: CallRules = table;
  return <R extends Routes>(route: R) => ({
    ...call(route),
    invalidatesTags: (answer: CallResponse<R> | undefined, error: unknown, parts: CallArgs<R>): CacheTag[] => {
      const rule: CallRule<R> | undefined = rules[route];
      if (typeof rule === 'function') return [...rule(answer, error, parts)];
      return rule === undefined ? [] : [...rule];
    },
  });
};
