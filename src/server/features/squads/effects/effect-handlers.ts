import { carryMovement, serviceMovement } from '#domain/squad/books/movements.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { addStrike, answeredInvitation, missedInvitation, recordAnswer } from '../../mates/public';
import { payReferrals } from '../../referrals/public';
import { announceChange } from './announce-change';
import { carryDispute, carryFunding } from './carry-over';
import type { EffectHandlers } from './effect-handler';
import { holdPayment, refundPayment } from './hold-and-refund';
import { admitMember, callMates, closeChat, countFinished, countPlayed, dismissMember } from './membership';
import { askModerators, ring } from './notify';
import { payMate } from './pay-mate';
import { carryPromoUse, releasePromoUse, takePromoUse } from './promo-uses';

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
  carryPromoUse,
  addStrike: ({ tx, squadId, at }, strike) => addStrike(tx, { ...strike, squadId, at }),
  ring,
  askModerators,
  admitMember,
  dismissMember,
  answeredInvitation,
  missedInvitation,
  recordAnswer,
  takePromoUse,
  releasePromoUse,
  callMates,
  countFinished,
  countPlayed,
  closeChat,
  announceChange,
} satisfies EffectHandlers;
