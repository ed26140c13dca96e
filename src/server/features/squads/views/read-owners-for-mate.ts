import type { CallerAnswer, MateOrderAnswer } from '#contract/squads/squad-lists-fields.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '#server/platform/app.ts';
import { readPeople, unknownPerson } from './read-people';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/open-database.ts';
import { mateClient } from '#server/platform/db/schema/mates/mates-side.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { review } from '#server/platform/db/schema/reviews.ts';

/** The mean of a person's revealed reviews, in hundredths; null without reviews. */
const meanOfReviews = sql<number | null>`(
  SELECT round(avg(r.rating_hundredths))::integer FROM ${review} r
  WHERE r.subject_id = ${appUser.id} AND r.shown_at IS NOT NULL AND r.hidden_at IS NULL)`;

/** Facts about the people who invite a mate, shown before the mate answers; by id, in one query. */
const readCallers = async (
  db: Executor,
  ids: Iterable<string>,
  mateId: string,
): Promise<ReadonlyMap<string, CallerAnswer>> => {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await db
    .select({
      id: appUser.id,
      orders: appUser.orders,
      languages: appUser.languages,
      rating: meanOfReviews,
      note: mateClient.note,
    })
    .from(appUser)
    .leftJoin(mateClient, and(eq(mateClient.clientId, appUser.id), eq(mateClient.mateId, mateId)))
    .where(inArray(appUser.id, distinct));
  return new Map(
    rows.map(({ id, orders, languages, rating, note }) => [
      id,
      { orders, languages: [...languages], rating: rating === null ? null : rating / 100, note: note ?? '' },
    ]),
  );
};

/** A placeholder for a caller without a row, which foreign keys rule out. */
const unknownCaller: CallerAnswer = { orders: 0, languages: [], rating: null, note: '' };

/** Owners of these squads, as shown to a mate whom they invite. */
export const readOwnersForMate = async (
  app: App,
  states: Iterable<SquadState>,
  mateId: string,
): Promise<(state: SquadState) => Pick<MateOrderAnswer, 'owner' | 'caller'>> => {
  const owners = [...states].map(({ context }) => context.ownerId);
  const people = await readPeople(app.db, owners, app.clock.now());
  const callers = await readCallers(app.db, owners, mateId);
  return ({ context: { ownerId } }) => ({
    owner: people.get(ownerId)?.person ?? unknownPerson(ownerId),
    caller: callers.get(ownerId) ?? unknownCaller,
  });
};
