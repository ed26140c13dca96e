import type { Contract } from '#contract/contract.ts';
import type { tags } from '../../api/api';
import { type CallResponse, call, type CallArgs } from '../../api/call';

/*
 * This folder defines what invalidates which cached data: calls, in one table per subject, and the few cases that are
 * neither calls nor events of the server (those are in `event-rules.ts`). In addition, endpoints whose response is the
 * changed object write it into the cache themselves.
 */

type Tag = (typeof tags)[number];

/** Id of the tag `Squads` for cards whose game is not known before they are loaded. */
export const squadCardsTagId = 'cards';

export type CacheTag = Tag | { readonly type: Tag; readonly id: string | number };

/** Tags that a call invalidates, after success and refusal alike; `response` is undefined after a refusal. */
type CallRule<R extends keyof Contract> =
  | readonly CacheTag[]
  | ((response: CallResponse<R> | undefined, error: unknown, parts: CallArgs<R>) => readonly CacheTag[]);

type CallRules = { readonly [R in keyof Contract]?: CallRule<R> };

/**
 * Takes a table of calls that change something, each with the tags that it invalidates. Returns a function like `call`
 * for the calls of that table.
 */
export const defineMutations = <Routes extends keyof Contract>(table: Pick<Required<CallRules>, Routes>) => {
  const rules: CallRules = table;
  return <R extends Routes>(route: R) => ({
    ...call(route),
    invalidatesTags: (response: CallResponse<R> | undefined, error: unknown, parts: CallArgs<R>): CacheTag[] => {
      const rule: CallRule<R> | undefined = rules[route];
      if (typeof rule === 'function') return [...rule(response, error, parts)];
      return rule === undefined ? [] : [...rule];
    },
  });
};
