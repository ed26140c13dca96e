import { and, desc, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { SquadHistoryItemAnswer } from '#contract/squads/squad-lists-fields.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { disputableUntil } from '#domain/squad/disputable-until.ts';
import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '#server/platform/app.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { category, game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad, squadMember } from '#server/platform/db/schema/squads.ts';
import { peopleWithSquad } from '../mate-facts';
import { reviewableBy, reviewsUntil } from '../reviews/list-squad-reviews';
import { loadSquads } from '../store/squad-store';
import { categoryColumns } from '../views/category-columns';
import { momentOf } from '../views/moment-of';
import { readPeople, unknownPerson } from '../views/read-people';
import { readHistoryFacts } from './history-facts';
import { fitsHistory, type HistoryFilter, type HistorySection, sectionStatuses } from './history-filter';

interface HistoryPage {
  /** A condition in addition to the person's membership. */
  readonly which: SQL | undefined;
  /** The squad number that the previous page ended with. */
  readonly before: number | undefined;
  readonly limit: number;
}

interface HistoryQuery extends HistoryFilter, Omit<HistoryPage, 'which'> {
  readonly section: HistorySection;
}

/** A line with its squad, and what the squad brought or cost the person: kopecks, signed. */
interface HistoryEntry {
  readonly item: SquadHistoryItemAnswer;
  readonly state: SquadState;
  readonly amount: Kopecks;
}

const readRows = (db: Db, userId: string, { which, before, limit }: HistoryPage) =>
  db
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
      and(eq(squadMember.userId, userId), which, before === undefined ? undefined : lt(squadMember.squadId, before)),
    )
    .orderBy(desc(squadMember.squadId))
    .limit(limit + 1);

const awaitsReview = (state: SquadState, now: number): boolean => now < (reviewsUntil(state) ?? 0);

/** A page of a person's squads that satisfy `which`, newest first. */
export const readHistory = async (
  app: App,
  userId: string,
  query: HistoryPage,
): Promise<{ entries: HistoryEntry[]; next: number | null }> => {
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
  const entries = page.flatMap(({ id, myType, leftAt, gameName, category: ofCategory }): HistoryEntry[] => {
    const state = states.get(id);
    if (!state) return [];
    const { context, value } = state;
    const left = leftAt !== null;
    const amount = facts.amountOf(id);
    const item = {
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
      amount,
      createdAt: new Date(context.createdAt),
      finishedAt: momentOf(context.finishedAt),
      settled: context.settledAt !== null,
      left,
      dispute: context.dispute?.status ?? null,
      disputableUntil: left ? null : momentOf(disputableUntil(state, userId, now)),
      reviewPending:
        !left &&
        awaitsReview(state, now) &&
        reviewableBy(state, userId).some((subject) => !facts.hasReviewed(id, subject)),
      recreatedAs: facts.successorOf(id),
      repeatable: squadRefusal(state, { type: 'squad.repeat', by: userId, at: now, hasSquad }) === null,
    };
    return [{ item, state, amount }];
  });
  return { entries, next: rows.length > query.limit ? (ids.at(-1) ?? null) : null };
};

/** A page of a person's squads as they see them, newest first. */
export const listHistory = async (
  app: App,
  userId: string,
  { section, gameId, kind, ...page }: HistoryQuery,
): Promise<{ items: SquadHistoryItemAnswer[]; next: number | null }> => {
  const wanted = sectionStatuses[section];
  const which = and(
    fitsHistory({ gameId, kind }),
    wanted ? inArray(squad.status, [...wanted]) : undefined,
    section === 'active' ? isNull(squadMember.leftAt) : undefined,
  );
  const { entries, next } = await readHistory(app, userId, { ...page, which });
  return { items: entries.map(({ item }) => item), next };
};
