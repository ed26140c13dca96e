import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { historySections } from '../../../contract/squads/squad-lists';
import type { SquadHistoryItem } from '../../../contract/squads/squad-lists';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import type { SquadStatus } from '../../../domain/enums/squad-status';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import type { SquadState } from '../../../domain/squad/squad-state';
import { whyNot } from '../../../domain/squad/why-not';
import type { App } from '../../app/app';
import { category, game } from '../../db/schema/games-and-mates';
import { balanceTransaction } from '../../db/schema/ledger';
import { review } from '../../db/schema/reviews';
import { squad, squadHistory, squadMember } from '../../db/schema/squads';
import { peopleWithSquad } from '../mate-facts';
import { loadSquads } from '../store/load-squads';
import { reviewableBy, reviewsUntil } from '../reviews/list-squad-reviews';
import { categoryColumns } from './category-columns';
import { iso } from './iso';
import { readPeople, unknownPerson } from './read-people';

export type HistorySection = (typeof historySections)[number];

const statuses: Readonly<Record<HistorySection, readonly SquadStatus[] | null>> = {
  all: null,
  active: ['PENDING', 'READY', 'STARTED', 'IN_A_GAME'],
  finished: ['FINISHED'],
  disbanded: ['DISBANDED'],
};

/** A squad that goes on without this person is not among his active ones. */
const isIn = (section: HistorySection, { status, left }: { status: SquadStatus; left: boolean }) => {
  const wanted = statuses[section];
  return wanted === null || (wanted.includes(status) && !(section === 'active' && left));
};

export interface HistoryFilter {
  readonly gameId?: string | undefined;
  readonly kind?: CategoryKind | undefined;
}

const fits = ({ gameId, kind }: HistoryFilter) =>
  and(gameId === undefined ? undefined : eq(squad.gameId, gameId), kind === undefined ? undefined : eq(category.kind, kind));

/** How many squads of a person that fit the filter stand in each section. */
export const countHistory = async (app: App, userId: string, filter: HistoryFilter) => {
  const rows = await app.db
    .select({ status: squad.status, left: sql<boolean>`${squadMember.leftAt} is not null`, count: sql<number>`count(*)::int` })
    .from(squadMember)
    .innerJoin(squad, eq(squad.id, squadMember.squadId))
    .innerJoin(category, eq(category.id, squad.categoryId))
    .where(and(eq(squadMember.userId, userId), fits(filter)))
    .groupBy(squad.status, sql`${squadMember.leftAt} is not null`);
  return historySections.map((id) => ({ id, count: rows.filter((row) => isIn(id, row)).reduce((total, { count }) => total + count, 0) }));
};

const amountsOf = async (app: App, userId: string, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await app.db
    .select({ squadId: balanceTransaction.squadId, sum: sql<number>`sum(${balanceTransaction.amount})::float8` })
    .from(balanceTransaction)
    .where(and(eq(balanceTransaction.userId, userId), inArray(balanceTransaction.squadId, [...ids])))
    .groupBy(balanceTransaction.squadId);
  return new Map(rows.map(({ squadId, sum: total }) => [squadId ?? 0, total]));
};

/** Reviews that a person has written in these squads, each as «squad subject». */
const reviewsWritten = async (app: App, userId: string, ids: readonly number[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await app.db.select({ squadId: review.squadId, subjectId: review.subjectId }).from(review).where(and(eq(review.authorId, userId), inArray(review.squadId, [...ids])));
  return new Set(rows.map(({ squadId, subjectId }) => `${squadId} ${subjectId}`));
};

const awaitsReview = (state: SquadState, now: number): boolean => now < (reviewsUntil(state) ?? 0);

/** Which squad took the place of one that was recreated. */
const successorsOf = async (app: App, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await app.db
    .select({ squadId: squadHistory.squadId, newId: sql<number>`(${squadHistory.details} ->> 'recreatedAs')::int` })
    .from(squadHistory)
    .where(and(inArray(squadHistory.squadId, [...ids]), eq(squadHistory.event, 'UPDATED'), sql`${squadHistory.details} ->> 'recreatedAs' is not null`));
  return new Map(rows.map(({ squadId, newId }) => [squadId, newId]));
};

/** A page of a person's squads, newest first; `before` is the number the previous page ended with. */
export const listHistory = async (app: App, userId: string, query: HistoryFilter & { section: HistorySection; before: number | undefined; limit: number }) => {
  const wanted = statuses[query.section];
  const rows = await app.db
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
        fits(query),
        wanted ? inArray(squad.status, [...wanted]) : undefined,
        query.section === 'active' ? isNull(squadMember.leftAt) : undefined,
        query.before === undefined ? undefined : lt(squadMember.squadId, query.before),
      ),
    )
    .orderBy(desc(squadMember.squadId))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const ids = page.map(({ id }) => id);
  const states = await loadSquads(app.db, ids);
  const amounts = await amountsOf(app, userId, ids);
  const now = app.clock.now();
  const people = await readPeople(app.db, [...states.values()].flatMap(({ context }) => context.members.map(({ id }) => id)), now);
  const written = await reviewsWritten(app, userId, ids);
  const successors = await successorsOf(app, ids);
  const left = (id: number): boolean => page.some((row) => row.id === id && row.leftAt !== null);
  const hasSquad = (await peopleWithSquad(app.db, [userId])).has(userId);
  const items = page.flatMap(({ id, myType, leftAt, gameName, category: ofCategory }): SquadHistoryItem[] => {
    const state = states.get(id);
    if (!state) return [];
    const { context, value } = state;
    return [
      {
        id,
        gameId: context.gameId,
        gameName,
        category: ofCategory,
        durationMinutes: context.durationMinutes,
        status: value,
        myType,
        members: context.members.map((member) => ({ user: people.get(member.id)?.person ?? unknownPerson(member.id), type: member.type })),
        amount: kopecksToRubles(amounts.get(id) ?? 0),
        createdAt: new Date(context.createdAt).toISOString(),
        finishedAt: iso(context.finishedAt),
        settled: context.settledAt !== null,
        left: leftAt !== null,
        dispute: context.dispute?.status ?? null,
        reviewPending: left(id) || !awaitsReview(state, now) ? false : reviewableBy(state, userId).some((subject) => !written.has(`${id} ${subject}`)),
        recreatedAs: successors.get(id) ?? null,
        repeatable: whyNot(state, { type: 'squad.repeat', by: userId, at: now, hasSquad }) === null,
      },
    ];
  });
  return { items, next: rows.length > query.limit ? (ids.at(-1) ?? null) : null };
};
