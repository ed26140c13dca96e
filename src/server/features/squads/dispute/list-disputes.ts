import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskDisputesContract } from '#contract/desk/disputes.ts';
import { heldTotal } from '#domain/squad/selectors/payments.ts';
import type { App } from '#server/platform/app.ts';
import { equal, type Filter, search } from '#server/platform/db/filters.ts';
import { category, game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squadDisputeText } from '#server/platform/db/schema/squad-disputes.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { squadsFound } from '../desk/list-squads';
import { loadSquads } from '../store/squad-store';
import { categoryColumns } from '../views/category-columns';
import { momentOf } from '../views/moment-of';
import { readPeople, unknownPerson } from '../views/read-people';

type List = (typeof deskDisputesContract)['GET /v1/admin/disputes'];
export type DisputeQuery = output<List['query']>;
export type DisputeLine = output<List['response']>['items'][number];

/** SQL functions of ours: the indexes of disputes are built over them. */
const sorts = {
  urgency: { by: sql`(-dispute_urgency(${squad.dispute}))`, type: 'bigint' },
  expiresAt: { by: sql`dispute_term(${squad.dispute})`, type: 'bigint' },
  openedAt: { by: sql`dispute_opened(${squad.dispute})`, type: 'bigint' },
} as const;

/** Rows in the order of `ids`; squads without a dispute are left out. */
export const disputeLines = async (app: App, ids: readonly number[]): Promise<readonly DisputeLine[]> => {
  if (ids.length === 0) return [];
  const list = [...ids];
  const heads = await app.db
    .select({ id: squad.id, gameName: game.name, category: categoryColumns })
    .from(squad)
    .innerJoin(category, eq(category.id, squad.categoryId))
    .innerJoin(game, eq(game.id, squad.gameId))
    .where(inArray(squad.id, list));
  const states = await loadSquads(app.db, list);
  const reasons = await app.db
    .select({ squadId: squadDisputeText.squadId, text: squadDisputeText.text })
    .from(squadDisputeText)
    .where(and(inArray(squadDisputeText.squadId, list), eq(squadDisputeText.kind, 'REASON')));
  const openers = [...states.values()].flatMap(({ context }) => context.dispute?.openedBy ?? []);
  const people = await readPeople(app.db, openers, app.clock.now());
  return list.flatMap((id) => {
    const head = heads.find((one) => one.id === id);
    const state = states.get(id);
    const dispute = state?.context.dispute;
    if (!head || !state || !dispute) return [];
    const { status, side, openedBy, openedAt, expiresAt, wantedPercent, decidedPercent, atStake } = dispute;
    const held = heldTotal(state.context);
    return [
      {
        squadId: id,
        gameId: state.context.gameId,
        gameName: head.gameName,
        category: head.category,
        squadStatus: state.value,
        status,
        openedBy: people.get(openedBy)?.person ?? unknownPerson(openedBy),
        side,
        reason: reasons.find(({ squadId }) => squadId === id)?.text ?? '',
        openedAt: new Date(openedAt),
        expiresAt: momentOf(expiresAt),
        wantedPercent,
        decidedPercent,
        held,
        atStake: status === 'CLOSED' ? atStake : held,
      },
    ];
  });
};

/** A page of disputes, those that wait for a moderator first by default. */
export const listDisputes = async (app: App, query: DisputeQuery) => {
  const filters: readonly Filter[] = [
    isNotNull(squad.dispute),
    query.status?.length ? inArray(sql`(${squad.dispute} ->> 'status')`, query.status) : undefined,
    equal(squad.gameId, query.gameId),
    search(query.search, squadsFound),
  ];
  const { items, ...page } = await readPage({
    db: app.db,
    query,
    sorts,
    sort: '-urgency',
    id: { by: squad.id, type: 'bigint' },
    filters,
    rows: (key) => app.db.select({ id: squad.id, key }).from(squad),
    counted: squad,
    line: ({ id }) => id,
  });
  return { items: [...(await disputeLines(app, items))], ...page };
};
