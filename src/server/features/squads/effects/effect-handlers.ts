import { carryMovement, serviceMovement } from '#domain/squad/books/movements.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { announce, everyone, putOutbox, squadRoom, squadStaff, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { addStrike, answeredInvitation, missedInvitation, recordAnswer } from '../../mates/public';
import * as promoCodes from '../../promo-codes/public';
import { payReferrals } from '../../referrals/public';
import { carryDispute, carryFunding } from './carry-over';
import type { EffectHandlers } from './effect-handler';
import { holdPayment, refundPayment } from './hold-and-refund';
import { admitMember, callMates, closeChat, countFinished, countPlayed, dismissMember } from './membership';
import { askModerators, ring } from './notify';
import { payMate } from './pay-mate';

/** Announces a step to everybody whom it concerns; people who may no longer see the squad are removed from its room. */
const announceChange: EffectHandlers['announceChange'] = async (
  { tx, squadId },
  { people, offering, called, stillVisibleTo, listedIn },
) => {
  const concerned = new Set([...people, ...offering].map(userRoom));
  await announce(tx, [...concerned, squadRoom(squadId)], 'squad changed', { squadId });
  if (stillVisibleTo !== null)
    await putOutbox(tx, 'leave', { room: squadRoom(squadId), except: [squadStaff, ...stillVisibleTo.map(userRoom)] });
  await announce(tx, people.map(userRoom), 'me changed', {});
  if (called.length > 0) await announce(tx, called.map(userRoom), 'orders changed', {});
  if (listedIn !== null) await announce(tx, [everyone], 'visible squads changed', { gameId: listedIn });
};

/** Handlers of all effects of the state machine; a missing one does not compile. */
export const effectHandlers = {
  holdPayment,
  refundPayment,
  payMate,
  takeServicePart: ({ tx, squadId, operationId, at }, part) =>
    postTransfers(tx, operationId, [serviceMovement(squadId, part)], at),
  payReferrals,
  moveHeld: ({ tx, squadId, operationId, at }, moved) =>
    postTransfers(tx, operationId, [carryMovement(squadId, moved)], at),
  carryFunding,
  carryDispute,
  carryPromoUse: ({ tx, squadId }, { toSquadId }) => promoCodes.movePromoUses(tx, squadId, toSquadId),
  addStrike: ({ tx, squadId, at }, strike) => addStrike(tx, { ...strike, squadId, at }),
  ring,
  askModerators,
  admitMember,
  dismissMember,
  answeredInvitation,
  missedInvitation,
  recordAnswer,
  takePromoUse: ({ tx, squadId, at }, { code, userId }) => promoCodes.takePromoUse(tx, { squadId, code, userId, at }),
  releasePromoUse: ({ tx, squadId }, { code }) => promoCodes.releasePromoUse(tx, squadId, code),
  callMates,
  countFinished,
  countPlayed,
  closeChat,
  announceChange,
} satisfies EffectHandlers;
