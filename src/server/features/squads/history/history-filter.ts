import { and, eq } from 'drizzle-orm';
import type { historySections } from '#contract/squads/history-sections.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { activeStatuses, type SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad } from '#server/platform/db/schema/squads.ts';

export type HistorySection = (typeof historySections)[number];

/**
 * The statuses of each section; null: all. A squad that continues without the person is not among their active ones
 * either.
 */
export const sectionStatuses: Readonly<Record<HistorySection, readonly SquadStatus[] | null>> = {
  all: null,
  active: activeStatuses,
  finished: ['FINISHED'],
  disbanded: ['DISBANDED'],
};

export interface HistoryFilter {
  readonly gameId?: string | undefined;
  readonly kind?: CategoryKind | undefined;
}

/** Needs `category` joined. */
export const fitsHistory = ({ gameId, kind }: HistoryFilter) =>
  and(
    gameId === undefined ? undefined : eq(squad.gameId, gameId),
    kind === undefined ? undefined : eq(category.kind, kind),
  );
