import { squadHistory } from '../../db/schema/squads';
import { cancelDeadline, scheduleDeadline } from '../../deadlines/schedule-deadline';
import { platformAccount, squadHold, userAccount } from '../../ledger/account-ref';
import { postTransfers } from '../../ledger/post-transfers';
import { recordTransactions } from '../../ledger/record-transaction';
import { followInvitation } from '../../mates/afk/follow-invitation';
import { guest } from '../guest';
import { addStrike } from './add-strike';
import { callMates } from './call-mates';
import { admitMember, dismissMember } from './chat-membership';
import type { EffectHandlers } from './effect-handler';
import { holdPayment } from './hold-payment';
import { notify } from './notify';
import { releasePromoUse, takePromoUse } from './promo-uses';
import { refundPayment } from './refund-payment';

/** What the server does for each consequence that the machine names: one that nobody handles does not compile. */
export const effectHandlers: EffectHandlers = {
  holdPayment,
  refundPayment,
  payMate: async ({ tx, squadId, operationId, at }, { mateId, gross, percent, amount }) => {
    await postTransfers(tx, operationId, [{ from: squadHold(squadId), to: userAccount(mateId), amount }], at);
    await recordTransactions(tx, [{ userId: mateId, operationId, type: 'SELL', amount, squadId, details: { gross, percent } }], at);
  },
  takeServicePart: ({ tx, squadId, operationId, at }, { amount }) =>
    postTransfers(tx, operationId, [{ from: squadHold(squadId), to: platformAccount('revenue'), amount }], at),
  moveHeld: ({ tx, squadId, operationId, at }, { toSquadId, amount }) =>
    postTransfers(tx, operationId, [{ from: squadHold(squadId), to: squadHold(toSquadId), amount }], at),
  recordHistory: async ({ tx, squadId, at }, { event, by, subject, details }) => {
    const actorId = by === 'system' || by === guest ? null : typeof by === 'string' ? by : by.admin;
    await tx.insert(squadHistory).values({ squadId, event, actorId, subjectId: subject, details, createdAt: at });
    await followInvitation(tx, { event, actorId, subjectId: subject, at });
  },
  scheduleDeadline: ({ tx, squadId }, { kind, subject, at }) => scheduleDeadline(tx, { aggregate: `squad:${squadId}`, kind, subject }, at),
  cancelDeadline: ({ tx, squadId }, { kind, subject }) => cancelDeadline(tx, { aggregate: `squad:${squadId}`, kind, subject }),
  addStrike,
  notify,
  admitMember,
  dismissMember,
  takePromoUse,
  releasePromoUse,
  callMates,
};
