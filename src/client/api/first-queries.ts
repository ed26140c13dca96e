import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Me } from '#contract/schemas/me.ts';

/** Where a document begins. */
export interface Beginning {
  /** The segments of the path. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  /** The chosen game. */
  readonly gameId: string;
  /** Null for a guest, and for somebody whose session has to be renewed first. */
  readonly me: Me | null;
}

type Query = ThunkAction<unknown, unknown, unknown, UnknownAction>;

/**
 * The queries that a page's first render will make (`initiate`), so that the responses which came with the document are
 * in the store before. Otherwise that render shows skeletons, and the store's change renders the page again in one
 * piece, as every change of an external store does, while the first render is done bit by bit.
 */
export type FirstQueries = (at: Beginning) => readonly Query[];

/** A page, or a part of one, that knows its first queries: all that its document may come with. */
export type PageComponent<Props = object> = ComponentType<Props> & { firstQueries?: FirstQueries };

/** For `initiate`: a page subscribes when it is rendered. */
export const unsubscribed = { subscribe: false } as const;

/**
 * Seconds for which a list that was just fetched is shown without asking again, for `refetchOnMountOrArgChange`: what came
 * with the document is not asked for twice.
 */
export const freshFor = 10;
