import { acceptResult } from '../steps/confirm';
import { answerDispute, decideDispute, expireDisputeAnswer, expireDisputeDecision, openDispute } from '../steps/dispute';
import { repeat } from '../steps/repeat';
import { settleInTime } from '../steps/settlement';
import { perform } from './perform';

/** Steps after a game, and disputes. */
export const settleActions = {
  acceptResult: perform(acceptResult),
  settleInTime: perform(settleInTime),
  openDispute: perform(openDispute),
  answerDispute: perform(answerDispute),
  decideDispute: perform(decideDispute),
  expireDisputeAnswer: perform(expireDisputeAnswer),
  expireDisputeDecision: perform(expireDisputeDecision),
  repeat: perform(repeat),
};
