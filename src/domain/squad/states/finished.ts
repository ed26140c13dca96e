import { squadSetup } from '../machine/squad-setup';

const guard = { type: 'allowed', params: 'FINISHED' } as const;

/** No further status, but the money still waits here for confirmations, a dispute or the day's end. */
export const finished = squadSetup.createStateConfig({
  description: 'Игра завершена, деньги ждут расчёта',
  entry: 'finish',
  on: {
    'squad.confirm': { guard, actions: 'acceptResult' },
    'squad.repeat': { guard, actions: 'repeat' },
    'squad.openDispute': { guard, actions: 'openDispute' },
    'squad.answerDispute': { guard, actions: 'answerDispute' },
    'squad.decideDispute': { guard, actions: 'decideDispute' },
    'squad.settlementDue': { guard, actions: 'settleInTime' },
    'squad.disputeAnswerExpired': { guard, actions: 'expireDisputeAnswer' },
    'squad.disputeDecisionExpired': { guard, actions: 'expireDisputeDecision' },
  },
});
