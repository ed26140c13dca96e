import { eq, inArray } from 'drizzle-orm';
import type { BookingAnswer } from '#contract/squads/bookings.ts';
import { answerDue, bookingClosing, bookingSideOf, freeCancelUntil } from '#domain/bookings/booking.ts';
import { percentOf } from '#domain/money/kopecks.ts';
import type { App } from '../../platform/app';
import type { Executor } from '../../platform/db/open-database';
import { booking } from '../../platform/db/schema/bookings';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import { Refusal } from '../../platform/http/refusal';
import { readPeople, unknownPerson } from '../squads/public';
import { type BookingRow, factsOf } from './booking-row';

/** The outcome of a cancellation at this moment (epoch ms); null when the booking has ended. */
const ifCancelled = (row: BookingRow, viewerId: string, at: number): BookingAnswer['ifCancelled'] => {
  if (row.closedAt !== null) return null;
  const event = { type: 'booking.cancelled', by: viewerId, at } as const;
  const { returned, forMate } = bookingClosing(row.status, factsOf(row), event);
  // Before the mate's percent, which only the mate may know.
  return { returned, income: forMate };
};

const closedOf = (row: BookingRow, isMate: boolean): BookingAnswer['closed'] => {
  const { closedAt, closedBy, closedReason, returned, income } = row;
  if (closedAt === null || closedBy === null || returned === null || income === null) return null;
  return { at: closedAt, side: closedBy, reason: closedReason, returned, income: isMate ? income : null };
};

/** Bookings as this person sees them, in the order of `ids`; other people's are left out. */
export const viewBookings = async (
  { clock }: Pick<App, 'clock'>,
  db: Executor,
  viewerId: string,
  ids: readonly string[],
): Promise<BookingAnswer[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      row: booking,
      category: { id: category.id, kind: category.kind, name: category.name, slug: category.slug },
    })
    .from(booking)
    .innerJoin(category, eq(category.id, booking.categoryId))
    .where(inArray(booking.id, [...ids]));
  const now = clock.now();
  const people = await readPeople(
    db,
    rows.flatMap(({ row }) => [row.clientId, row.mateId]),
    now,
  );
  const personOf = (id: string) => people.get(id)?.person ?? unknownPerson(id);
  const views = rows.flatMap(({ row, category: ofCategory }): BookingAnswer[] => {
    const facts = factsOf(row);
    const side = bookingSideOf(facts, viewerId);
    if (side === null) return [];
    const isMate = side === 'MATE';
    return [
      {
        id: row.id,
        status: row.status,
        side,
        client: personOf(row.clientId),
        mate: personOf(row.mateId),
        gameId: row.gameId,
        category: ofCategory,
        platform: row.platform,
        languages: row.languages,
        durationMinutes: row.durationMinutes,
        startsAt: row.startsAt,
        createdAt: row.createdAt,
        note: row.note,
        price: row.price,
        income: isMate ? percentOf(row.price, row.percent) : null,
        answerBy: row.status === 'REQUESTED' ? new Date(answerDue(facts)) : null,
        freeCancelUntil: new Date(freeCancelUntil(facts)),
        ifCancelled: ifCancelled(row, viewerId, now),
        squadId: row.squadId,
        closed: closedOf(row, isMate),
      },
    ];
  });
  return ids.flatMap((id) => views.find((view) => view.id === id) ?? []);
};

/** @throws Refusal BOOKINGS_NOT_FOUND, also for a stranger */
export const viewBooking = async (
  app: Pick<App, 'clock'>,
  db: Executor,
  viewerId: string,
  id: string,
): Promise<BookingAnswer> => {
  const [view] = await viewBookings(app, db, viewerId, [id]);
  if (!view) throw new Refusal('BOOKINGS_NOT_FOUND');
  return view;
};
