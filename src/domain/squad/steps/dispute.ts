import { disputeTerms } from '../../settings/dispute-terms';
import { choose, emit, inOrder, nothing, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { tell } from '../machine/tell';
import { refundPercent } from '../money/refund-percent';
import { settle } from '../money/settle';
import { memberIds } from '../queries/members';
import { disputeAfter } from '../queries/dispute-after';
import { personOf } from '../queries/person-of';
import { sideOf } from '../queries/sides';
import { disputeAwaits } from '../queries/silence';
import type { SquadActor } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import type { SquadDispute } from '../squad-dispute';

const change = (changes: Partial<SquadDispute>): Part => set(({ dispute }: SquadContext) => ({ dispute: dispute && { ...dispute, ...changes } }));

export const openDispute = on('squad.openDispute', ({ by, at, wantedPercent }) =>
  inOrder(
    set((context) => ({
      dispute: {
        status: 'NEW',
        openedBy: personOf(by),
        side: sideOf(context, by) ?? 'PAYER',
        openedAt: at,
        expiresAt: at + disputeTerms.answer,
        wantedPercent,
        grantedBy: [],
        decidedPercent: null,
      },
    })),
    emit((context) => [record('DISPUTE_CREATED', by, null, { wantedPercent }), tell('DISPUTE_OPENED', by, disputeAwaits(context))]),
  ),
);

/** Returns the decided percent; after the game the rest is settled at once, before its end at the settlement. */
const close = (percent: number, by: SquadActor, at: number): Part =>
  inOrder(
    refundPercent(percent, 'DISPUTE'),
    change({ status: 'CLOSED', expiresAt: null, decidedPercent: percent }),
    emit((context) => [
      record('UPDATED', by, null, { dispute: 'CLOSED', refundPercent: percent }),
      tell('DISPUTE_CLOSED', by, memberIds(context)),
    ]),
    choose((context) => (context.finishedAt === null ? nothing : settle(at))),
  );

const refuse = (by: SquadActor, at: number): Part =>
  inOrder(
    change({ status: 'IN_PROGRESS', expiresAt: at + disputeTerms.decision }),
    emit((context) => [
      record('UPDATED', by, null, { dispute: 'IN_PROGRESS' }),
      tell('DISPUTE_REFUSED', by, context.dispute ? [context.dispute.openedBy] : []),
    ]),
  );

const grant = (by: SquadActor): Part =>
  set(({ dispute }) => ({ dispute: dispute && { ...dispute, grantedBy: [...dispute.grantedBy, personOf(by)] } }));

export const answerDispute = on('squad.answerDispute', (event) =>
  inOrder(
    event.granted ? grant(event.by) : nothing,
    choose((context) => {
      const status = disputeAfter(context, event);
      if (status === 'CLOSED') return close(context.dispute?.wantedPercent ?? 0, event.by, event.at);
      return status === 'IN_PROGRESS' ? refuse(event.by, event.at) : nothing;
    }),
  ),
);

export const decideDispute = on('squad.decideDispute', ({ by, at, refundPercent: percent }) => close(percent, by, at));

/** The other side was silent: what was wanted is granted. */
export const expireDisputeAnswer = on('squad.disputeAnswerExpired', ({ at }) =>
  choose((context) => close(context.dispute?.wantedPercent ?? 0, 'system', at)),
);

/** No moderator came in time: everything goes back. */
export const expireDisputeDecision = on('squad.disputeDecisionExpired', ({ at }) => close(100, 'system', at));
