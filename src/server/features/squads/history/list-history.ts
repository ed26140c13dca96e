import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { SquadHistoryItem } from '../../../../contract/squads/squad-lists';
import { kopecksToRubles } from '../../../../domain/money/kopecks';
import { whyNot } from '../../../../domain/squad/why-not';
import type { SquadState } from '../../../../domain/squad/facts/squad-context';
import type { App } from '../../../platform/app';
import type { Db } from '../../../platform/db/open-database';
import { category, game } from '../../../platform/db/schema/mates/games-and-mates';
import { squad, squadMember } from '../../../platform/db/schema/squads';
import { peopleWithSquad } from '../mate-facts';
import { reviewableBy, reviewsUntil } from '../reviews/list-squad-reviews';
import { loadSquads } from '../store/squad-store';
import { categoryColumns } from '../views/category-columns';
import { iso } from '../views/iso';
import { readPeople, unknownPerson } from '../views/read-people';
import { readHistoryFacts } from './history-facts';
import { fitsHistory, type HistoryFilter, type HistorySection, sectionStatuses } from './history-filter';

interface HistoryQuery extends HistoryFilter {
  readonly section: HistorySection;
  /** The number that the previous page ended with. */
  readonly before: number | undefined;
  readonly limit: number;
}

const readRows = (db: Db, userId: string, query: HistoryQuery) => {
  const wanted = sectionStatuses[query.section];
  return db
    .select({
      id: squad.id,
      myType: squadMember.type,
      leftAt: squadMember.leftAt,
      gameName: game.name,
      category: categoryColumns,
    })
    .from(squadMember)
    .innerJoin(squad, eq(squad.id, squadMember.squadId))
    .innerJoin(category, eq(category.id, squad.categoryId))
    .innerJoin(game, eq(game.id, squad.gameId))
    .where(
      and(
        eq(squadMember.userId, userId),
        fitsHistory(query),
        wanted ? inArray(squad.status, [...wanted]) : undefined,
        query.section === 'active' ? isNull(squadMember.leftAt) : undefined,
        query.before === undefined ? undefined : lt(squadMember.squadId, query.before),
      ),
    )
    .orderBy(desc(squadMember.squadId))
    .limit(query.limit + 1);
};

const awaitsReview = (state: SquadState, now: number): boolean => now < (reviewsUntil(state) ?? 0);

/** A page of a person's squads, newest first. */
export const listHistory = async (
  app: App,
  userId: string,
  query: HistoryQuery,
): Promise<{ items: SquadHistoryItem[]; next: number | null }> => {
  const rows = await readRows(app.db, userId, query);
  const page = rows.slice(0, query.limit);
  const ids = page.map(({ id }) => id);
  const states = await loadSquads(app.db, ids);
  const facts = await readHistoryFacts(app.db, userId, ids);
  const now = app.clock.now();
  const people = await readPeople(
    app.db,
    [...states.values()].flatMap(({ context }) => context.members.map(({ id }) => id)),
    now,
  );
  const hasSquad = (await peopleWithSquad(app.db, [userId])).has(userId);
  const items = page.flatMap(({ id, myType, leftAt, gameName, category: ofCategory }): SquadHistoryItem[] => {
    const state = states.get(id);
    if (!state) return [];
    const { context, value } = state;
    const left = leftAt !== null;
    return [
      {
        id,
        gameId: context.gameId,
        gameName,
        category: ofCategory,
        durationMinutes: context.durationMinutes,
        status: value,
        myType,
        members: context.members.map((member) => ({
          user: people.get(member.id)?.person ?? unknownPerson(member.id),
          type: member.type,
        })),
        amount: kopecksToRubles(facts.amountOf(id)),
        createdAt: new Date(context.createdAt).toISOString(),
        finishedAt: iso(context.finishedAt),
        settled: context.settledAt !== null,
        left,
        dispute: context.dispute?.status ?? null,
        reviewPending:
          !left &&
          awaitsReview(state, now) &&
          reviewableBy(state, userId).some((subject) => !facts.hasReviewed(id, subject)),
        recreatedAs: facts.successorOf(id),
        repeatable: whyNot(state, { type: 'squad.repeat', by: userId, at: now, hasSquad }) === null,
      },
    ];
  });
  return { items, next: rows.length > query.limit ? (ids.at(-1) ?? null) : null };
};
