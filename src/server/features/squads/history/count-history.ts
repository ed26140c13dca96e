import { and, eq, sql } from 'drizzle-orm';
import { historySections } from '#contract/squads/history-sections.ts';
import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import type { App } from '#server/platform/app.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad, squadMember } from '#server/platform/db/schema/squads.ts';
import { fitsHistory, type HistoryFilter, type HistorySection, sectionStatuses } from './history-filter';

const isIn = (
  section: HistorySection,
  { status, left }: { readonly status: SquadStatus; readonly left: boolean },
): boolean => {
  const wanted = sectionStatuses[section];
  return wanted === null || (wanted.includes(status) && !(section === 'active' && left));
};

/** The number of a person's squads in each section that match the filter. */
export const countHistory = async (app: App, userId: string, filter: HistoryFilter) => {
  const rows = await app.db
    .select({
      status: squad.status,
      left: sql<boolean>`${squadMember.leftAt} is not null`,
      count: sql<number>`count(*)::int`,
    })
    .from(squadMember)
    .innerJoin(squad, eq(squad.id, squadMember.squadId))
    .innerJoin(category, eq(category.id, squad.categoryId))
    .where(and(eq(squadMember.userId, userId), fitsHistory(filter)))
    .groupBy(squad.status, sql`${squadMember.leftAt} is not null`);
  return historySections.map((id) => ({
    id,
    count: sumOf(
      rows.filter((row) => isIn(id, row)),
      ({ count }) => count,
    ),
  }));
};
