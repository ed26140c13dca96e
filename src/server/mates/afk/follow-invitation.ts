import { and, eq, gt, sql } from 'drizzle-orm';
import type { SquadHistoryEventType } from '../../../domain/enums/squad-history-event-type';
import { afkTerms } from '../../../domain/settings/afk-terms';
import type { Tx } from '../../db/open-database';
import { mateAccess } from '../../db/schema/games-and-mates';
import { notify } from '../../notifications/notify';
import { announce, userRoom } from '../../outbox/put-outbox';

interface InvitationEvent {
  readonly event: SquadHistoryEventType;
  /** Who did it; null: the clock. */
  readonly actorId: string | null;
  /** Whom it is about, when that is not who did it. */
  readonly subjectId: string | null;
  readonly at: Date;
}

/** An invitation that its owner takes back is nobody's answer. */
const isAnswer = ({ event, subjectId }: InvitationEvent): boolean => subjectId === null && (event === 'MEMBER_JOINED' || event === 'INVITATION_CANCELED');

/** A mate who lets three invitations in a row lapse is not there: his orders are switched off. Any answer counts anew. */
export const followInvitation = async (tx: Tx, happened: InvitationEvent): Promise<void> => {
  const { event, actorId, subjectId, at } = happened;
  const mateId = subjectId ?? actorId;
  if (mateId === null) return;
  const own = eq(mateAccess.userId, mateId);
  if (isAnswer(happened)) {
    await tx.update(mateAccess).set({ missedInvitations: 0 }).where(and(own, gt(mateAccess.missedInvitations, 0)));
    return;
  }
  if (event !== 'INVITATION_EXPIRED') return;
  const [mate] = await tx
    .update(mateAccess)
    .set({ missedInvitations: sql`${mateAccess.missedInvitations} + 1` })
    .where(own)
    .returning({ missed: mateAccess.missedInvitations, active: mateAccess.active, gameId: mateAccess.gameId });
  if (!mate || mate.missed < afkTerms.missedInvitations) return;
  if (!mate.active) {
    await tx.update(mateAccess).set({ missedInvitations: 0 }).where(own);
    return;
  }
  await tx.update(mateAccess).set({ missedInvitations: 0, active: false, missedOffAt: at }).where(own);
  await notify(tx, [mateId], { kind: 'ORDERS_SWITCHED_OFF', facts: { gameId: mate.gameId }, at });
  await announce(tx, [userRoom(mateId)], 'me changed', {});
  await announce(tx, [userRoom(mateId)], 'mate changed', { userId: mateId });
};
