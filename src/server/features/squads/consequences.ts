import { isForAdults } from '#domain/games/category.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { Tx } from '../../platform/db/open-database';
import { requireAdults } from '../age/public';
import { announceBusy, scheduleFreeChecks, type BusyChange } from '../mates/public';
import { recordSpent } from './effects/record-spent';
import { spentParts } from '#domain/squad/books/spent-parts.ts';
import { announceCooled } from './hot/announce-cooled';
import { enqueuePrepaid } from './prepaid/enqueue-prepaid';
import { isGoing } from './store/squad-rows';

/** Members of the squad, and until when (ISO; null before the game has started). */
const busyIn = (state: SquadState | null): ReadonlyMap<string, string | null> => {
  if (state === null || !isGoing(state)) return new Map();
  const { members, statusEndsAt } = state.context;
  const until = state.value === 'IN_A_GAME' && statusEndsAt !== null ? new Date(statusEndsAt).toISOString() : null;
  return new Map(members.map(({ id }) => [id, until]));
};

/**
 * People whose busy state the step has changed: those who joined or left, and all members when the end of the game
 * moves.
 */
const busyChanges = (before: SquadState | null, after: SquadState): readonly BusyChange[] => {
  const [was, is] = [busyIn(before), busyIn(after)];
  const gone = [...was.keys()].filter((id) => !is.has(id)).map((userId) => ({ userId, busy: null }));
  const now = [...is]
    .filter(([id, until]) => was.get(id) !== until)
    .map(([userId, until]) => ({ userId, busy: { until } }));
  return [...gone, ...now];
};

/** A squad before and after a step; `before` is null when the step creates it. */
export interface SquadChange {
  readonly squadId: number;
  readonly operationId: string;
  readonly before: SquadState | null;
  readonly after: SquadState;
  /** Product time of the step, epoch ms. */
  readonly at: number;
}

type Consequence = (tx: Tx, change: SquadChange) => Promise<void>;

/** Whose money the step has spent, after its refunds: receipts are made of it. */
const noteSpending: Consequence = (tx, { squadId, operationId, before, after }) =>
  recordSpent({ tx, squadId, operationId }, spentParts(before, after));

/** In a category for adults everybody who has joined is one; mates were asked when they became mates. */
const admitAdults: Consequence = async (tx, { before, after, at }) => {
  const { categoryKind, members } = after.context;
  if (!isForAdults(categoryKind)) return;
  const known = before?.context.categoryKind === categoryKind ? before.context.members : [];
  const joined = members.filter(({ id, mate }) => mate === null && known.every((member) => member.id !== id));
  await requireAdults(
    tx,
    joined.map(({ id }) => id),
    at,
  );
};

/** People who are free again: what was put off while they played is checked. */
const checkFreed: Consequence = (tx, { before, after, at }) => {
  const freed = busyChanges(before, after).filter(({ busy }) => busy === null);
  return scheduleFreeChecks(
    tx,
    freed.map(({ userId }) => userId),
    at,
  );
};

/** Pages show who is in a squad, and until when. */
const tellWhoIsBusy: Consequence = (tx, { before, after }) => announceBusy(tx, busyChanges(before, after));

/** A squad that no longer calls mates leaves their pages. */
const endHotCall: Consequence = async (tx, { before, after }) => {
  if (before !== null) await announceCooled(tx, before, after);
};

/** The owner paid before the squad was created: their part is paid as soon as there is a quote. */
const payPrepaid: Consequence = async (tx, { squadId, before, after }) => {
  if (after.value === 'READY' && before?.value !== 'READY') await enqueuePrepaid(tx, squadId);
};

/**
 * What follows from how a squad has changed, whichever event changed it; what an event itself causes are its rule's
 * effects. All run after the effects, in this order, in the step's transaction.
 */
export const consequences: readonly Consequence[] = [
  admitAdults,
  noteSpending,
  checkFreed,
  tellWhoIsBusy,
  endHotCall,
  payPrepaid,
];
