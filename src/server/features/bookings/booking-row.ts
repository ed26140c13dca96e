import { eq } from 'drizzle-orm';
import type { BookingFacts } from '#domain/bookings/booking.ts';
import type { SquadTerms } from '#domain/squad/facts/squad-context.ts';
import { squadLimits } from '#domain/squad/facts/squad-limits.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { booking } from '../../platform/db/schema/bookings';
import { Refusal } from '../../platform/http/refusal';

export type BookingRow = typeof booking.$inferSelect;

/** What a step of a booking runs in. */
export interface BookingStep {
  readonly app: Pick<App, 'settings'>;
  readonly tx: Tx;
  /** Id of the operation that its transfers belong to. */
  readonly operationId: string;
  /** Product time. */
  readonly at: Date;
}

/** Locks a booking; everything about it changes only under this lock. @throws Refusal BOOKINGS_NOT_FOUND */
export const lockBooking = async (tx: Tx, id: string): Promise<BookingRow> => {
  const [row] = await tx.select().from(booking).where(eq(booking.id, id)).for('update');
  if (!row) throw new Refusal('BOOKINGS_NOT_FOUND');
  return row;
};

/** The facts of a booking that the rules need. */
export const factsOf = ({ clientId, mateId, createdAt, startsAt, price }: BookingRow): BookingFacts => ({
  clientId,
  mateId,
  createdAt: createdAt.getTime(),
  startsAt: startsAt.getTime(),
  price,
});

type AgreedTerms = Pick<
  BookingRow,
  'gameId' | 'categoryId' | 'categoryKind' | 'categoryPercent' | 'platform' | 'languages' | 'durationMinutes'
>;

/** Terms of the squad that a booking becomes: two people, paid by the client. */
export const squadTermsOf = (agreed: AgreedTerms): SquadTerms => {
  const { gameId, categoryId, categoryKind, categoryPercent, platform, languages, durationMinutes } = agreed;
  const slots = squadLimits.minSlots;
  const payMode = 'OWNER';
  return { gameId, categoryId, categoryKind, categoryPercent, platform, languages, durationMinutes, slots, payMode };
};
