import { eq, sql, type SQL } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskMatesContract } from '#contract/desk/people/mates.ts';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import type { App } from '#server/platform/app.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { equal, type Filter, oneOf, present, search } from '#server/platform/db/filters.ts';
import { withIdOrOf } from '#server/platform/db/search.ts';
import { mateAccess, mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { readPage } from '#server/platform/http/read-page.ts';

type List = (typeof deskMatesContract)['GET /v1/admin/mates'];
export type MateLine = output<List['response']>['items'][number];

/** The number of strikes within the window that are not forgiven. `now` in epoch ms. */
const countedStrikes = (now: number): SQL<number> =>
  sql<number>`(SELECT count(*)::integer FROM ${mateStrike} WHERE ${mateStrike.userId} = ${mateAccess.userId} AND ${mateStrike.forgivenAt} IS NULL AND ${mateStrike.createdAt} > ${new Date(now - strikeTerms.window)}::timestamptz)`;

export const mateColumns = (now: number) => ({
  row: mateAccess,
  person: personColumns(appUser),
  strikes: countedStrikes(now),
});

interface Found {
  readonly row: typeof mateAccess.$inferSelect;
  readonly person: MateLine['person'];
  readonly strikes: number;
}

export const mateLine = ({ row, person, strikes }: Found): MateLine => ({
  person,
  gameId: row.gameId,
  grade: row.grade,
  percent: row.percent,
  rating: row.ratingHundredths / 100,
  reviewCount: row.reviewCount,
  finishedOrders: row.finishedOrders,
  hours: Math.floor(row.finishedMinutes / 60),
  active: row.active,
  blocked: row.blockedAt !== null,
  strikes,
  missedOffAt: row.missedOffAt,
  since: row.createdAt,
});

const sorts = {
  since: { by: mateAccess.createdAt, type: 'timestamptz' },
  percent: { by: mateAccess.percent, type: 'bigint' },
  rating: { by: mateAccess.ratingHundredths, type: 'bigint' },
  finishedOrders: { by: mateAccess.finishedOrders, type: 'bigint' },
} as const;

/** A page of mates, newest first by default. */
export const listDeskMates = (app: App, query: output<List['query']>) => {
  const filters: readonly Filter[] = [
    equal(mateAccess.gameId, query.gameId),
    oneOf(mateAccess.grade, query.grade),
    present(mateAccess.blockedAt, query.blocked),
    present(mateAccess.missedOffAt, query.afk),
    search(query.search, withIdOrOf(mateAccess.userId, mateAccess.userId)),
  ];
  return readPage({
    db: app.db,
    query,
    sorts,
    sort: '-since',
    id: { by: mateAccess.userId, type: 'uuid' },
    filters,
    rows: (key) =>
      app.db
        .select({ ...mateColumns(app.clock.now()), id: mateAccess.userId, key })
        .from(mateAccess)
        .innerJoin(appUser, eq(appUser.id, mateAccess.userId)),
    counted: mateAccess,
    line: mateLine,
  });
};
