import type { BookingSide } from '#domain/bookings/booking.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { announceToStaff } from '../audit/public';
import { notify } from '../notifications/public';
import { namesOf } from './booking-money';
import type { BookingRow, BookingStep } from './booking-row';

type NotifyScope = Pick<BookingStep, 'tx' | 'at'>;

/** Announces the change: pages of both sides and of operators refetch. */
export const announceBooking = async ({ tx }: NotifyScope, { clientId, mateId }: BookingRow): Promise<void> => {
  await announce(tx, [userRoom(clientId), userRoom(mateId)], 'me changed', {});
  await announceToStaff(tx, 'booking');
};

/** Facts of the notifications to both sides, each about the other. */
const factsFor = async ({ tx }: NotifyScope, { clientId, mateId, gameId, startsAt }: BookingRow) => {
  const names = await namesOf(tx, [clientId, mateId]);
  const common = { gameId, startsAt: startsAt.getTime() };
  return { client: { ...common, who: names.get(mateId) ?? '' }, mate: { ...common, who: names.get(clientId) ?? '' } };
};

/** Notifies the mate of a request. `until`: when no answer counts as declined, epoch ms. */
export const notifyRequested = async (step: NotifyScope, row: BookingRow, until: number): Promise<void> => {
  const { mate } = await factsFor(step, row);
  const facts = { ...mate, durationMinutes: row.durationMinutes, until };
  await notify(step.tx, [row.mateId], { kind: 'BOOKING_REQUESTED', facts, at: step.at });
};

export const notifyConfirmed = async (step: NotifyScope, row: BookingRow): Promise<void> => {
  const { client } = await factsFor(step, row);
  await notify(step.tx, [row.clientId], { kind: 'BOOKING_CONFIRMED', facts: client, at: step.at });
};

/** `ahead`: time left before the start, ms. */
export const notifySoon = async (step: NotifyScope, row: BookingRow, ahead: number): Promise<void> => {
  const { client, mate } = await factsFor(step, row);
  await notify(step.tx, [row.clientId], { kind: 'BOOKING_SOON', facts: { ...client, ahead }, at: step.at });
  await notify(step.tx, [row.mateId], { kind: 'BOOKING_SOON', facts: { ...mate, ahead }, at: step.at });
};

interface Closed {
  readonly side: BookingSide;
  /** Kopecks. */
  readonly returned: Kopecks;
  /** What the mate received. */
  readonly income: Kopecks;
  /** The operator's text. */
  readonly reason: string | null;
}

/** Notifies of the end those who did not cause it themselves, each about their own money. */
export const notifyClosed = async (
  step: NotifyScope,
  row: BookingRow,
  status: BookingRow['status'],
  { side, returned, income, reason }: Closed,
): Promise<void> => {
  const { tx, at } = step;
  const noticeFacts = await factsFor(step, row);
  const reasonFact = reason === null ? {} : { reason };
  const client = { ...noticeFacts.client, ...reasonFact, amount: returned, side, reader: 'CLIENT' as const };
  const mate = { ...noticeFacts.mate, ...reasonFact, amount: income, side, reader: 'MATE' as const };
  if (status === 'DECLINED' || status === 'EXPIRED') {
    const facts = { ...noticeFacts.client, amount: returned, silent: status === 'EXPIRED' };
    return notify(tx, [row.clientId], { kind: 'BOOKING_DECLINED', facts, at });
  }
  const kind = status === 'FAILED' ? 'BOOKING_FAILED' : 'BOOKING_CANCELLED';
  const isReceiver = (reader: BookingSide): boolean => kind === 'BOOKING_FAILED' || reader !== side;
  if (isReceiver('CLIENT')) await notify(tx, [row.clientId], { kind, facts: client, at });
  if (isReceiver('MATE')) await notify(tx, [row.mateId], { kind, facts: mate, at });
};
