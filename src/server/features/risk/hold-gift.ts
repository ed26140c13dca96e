import { v7 as uuidv7 } from 'uuid';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { HeldGiftKind } from '#domain/risk/held-gift.ts';
import { minutes } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { heldGift } from '../../platform/db/schema/money/risks';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { type AccountRef, giftHold } from '#domain/money/account-ref.ts';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { announceToStaff } from '../audit/public';
import { countHeld } from './mark-pair';

interface NewHeldGift {
  readonly ringId: string;
  readonly userId: string;
  readonly otherId: string | null;
  readonly kind: HeldGiftKind;
  /** Kopecks; more than zero. */
  readonly amount: Kopecks;
  readonly operationId: string;
  readonly squadId?: number;
  readonly at: Date;
}

/**
 * Stores a gift that is held instead of given, with the term after which it is given. The caller posts the money to the
 * returned account in the same transaction.
 */
export const holdGift = async (app: Pick<App, 'settings'>, tx: Tx, gift: NewHeldGift): Promise<AccountRef> => {
  const { at, squadId = null, ...stored } = gift;
  const id = uuidv7();
  const dueAt = at.getTime() + minutes(await app.settings.get('risk-hold'));
  await tx.insert(heldGift).values({ ...stored, id, squadId, heldAt: at, dueAt: new Date(dueAt) });
  await countHeld(tx, gift.ringId, gift.amount, at);
  await scheduleDeadline(tx, { aggregate: `gift:${id}`, kind: 'due' }, dueAt);
  await announce(tx, [userRoom(gift.userId)], 'me changed', {});
  await announceToStaff(tx, 'ring');
  return giftHold(id);
};
