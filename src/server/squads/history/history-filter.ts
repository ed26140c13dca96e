import { and, eq } from 'drizzle-orm';
import type { historySections } from '../../../contract/squads/squad-lists';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import type { SquadStatus } from '../../../domain/enums/squad-status';
import { category } from '../../db/schema/games-and-mates';
import { squad } from '../../db/schema/squads';

export type HistorySection = (typeof historySections)[number];

/** The statuses of each section; null: all. A squad that goes on without a person is not among his active ones either. */
export const sectionStatuses: Readonly<Record<HistorySection, readonly SquadStatus[] | null>> = {
  all: null,
  active: ['PENDING', 'READY', 'STARTED', 'IN_A_GAME'],
  finished: ['FINISHED'],
  disbanded: ['DISBANDED'],
};

export interface HistoryFilter {
  readonly gameId?: string | undefined;
  readonly kind?: CategoryKind | undefined;
}

/** Needs `category` joined. */
export const fitsHistory = ({ gameId, kind }: HistoryFilter) =>
  and(gameId === undefined ? undefined : eq(squad.gameId, gameId), kind === undefined ? undefined : eq(category.kind, kind));
