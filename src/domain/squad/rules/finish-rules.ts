import { disputeTerms } from '../../settings/dispute-terms';
import { earlyFinishTerms } from '../../settings/early-finish-terms';
import { squadLimits } from '../../settings/squad-limits';
import { days } from '../../settings/durations';
import { trialLesson } from '../../settings/trial-lesson';
import { isMateOwned } from '../queries/members';
import { playedMs } from '../queries/played-time';
import { sideOf } from '../queries/sides';
import { disputeAwaits, earlyFinishAwaits, isAwaited } from '../queries/silence';
import type { Refusal } from '../refusals/refusal';
import { lapsed } from '../refusals/time';
import { notAdmin, notMember, notMemberNorPayer, notOwner } from '../refusals/who';
import { unacceptedPayersOf } from '../queries/payments';
import type { SquadEventOf } from '../squad-event';
import { ruleSet } from './rule-set';

const cannotRequest: Refusal = (context, { by, at }) => {
  const may =
    sideOf(context, by) !== null &&
    context.earlyFinish === null &&
    context.recreation === null &&
    context.earlyFinishCount < earlyFinishTerms.maxRequests &&
    playedMs(context, at) >= earlyFinishTerms.notBefore;
  return may ? null : 'SQUADS_CANNOT_REQUEST_EARLY_FINISH';
};
const answerNotAwaited: Refusal = (context, { by, at }) => {
  const request = context.earlyFinish;
  const isOpen = request !== null && (context.recreation !== null || at < request.expiresAt);
  return isOpen && isAwaited(earlyFinishAwaits(context), by) ? null : 'SQUADS_INVALID_STATE';
};

const notRepeatable: Refusal = (context, { at }) => {
  const tooOld = context.finishedAt === null || at - context.finishedAt > days(squadLimits.repeatWithinDays);
  const isTrial = context.categoryKind === trialLesson.categoryKind;
  return tooOld || isTrial || context.dispute !== null || isMateOwned(context) ? 'SQUADS_NOT_REPEATABLE' : null;
};
const repeated: Refusal = ({ repeatedAt }) => (repeatedAt === null ? null : 'SQUADS_ALREADY_REPEATED');
const repeaterHasSquad: Refusal<SquadEventOf<'squad.repeat'>> = (_, { hasSquad }) => (hasSquad ? 'SQUADS_HAS_SQUAD' : null);

const impossible = 'SQUADS_DISPUTE_CANNOT_BE_CREATED';
const disputeExists: Refusal = ({ dispute }) => (dispute ? 'SQUADS_DISPUTE_ALREADY_CREATED' : null);
const disputeTooLate: Refusal = ({ settledAt, finishedAt }, { at }) =>
  settledAt !== null || (finishedAt !== null && at - finishedAt >= disputeTerms.openWithin) ? impossible : null;
/** Those who do not pay, and payers who have confirmed that all was well. */
const notConcerned: Refusal = (context, { by }) => {
  const side = sideOf(context, by);
  return side === 'MATE' || (side === 'PAYER' && unacceptedPayersOf(context).some((payer) => payer === by)) ? null : impossible;
};
const disputeRules = [disputeExists, disputeTooLate, notConcerned];
const disputeAnswerNotAwaited: Refusal = (context, { by, at }) =>
  at < (context.dispute?.expiresAt ?? 0) && isAwaited(disputeAwaits(context), by) ? null : 'SQUADS_INVALID_STATE';
const undecided: Refusal = ({ dispute }) => (dispute?.status === 'IN_PROGRESS' ? null : 'SQUADS_INVALID_STATE');

/** Mates who left the game answer a dispute about their part. */
const notInDispute: Refusal = (context, event) =>
  isAwaited(disputeAwaits(context), event.by) ? null : notMemberNorPayer(context, event);

export const finishRules = {
  'squad.requestEarlyFinish': ruleSet('squad.requestEarlyFinish', { who: [notMember], in: { IN_A_GAME: [lapsed, cannotRequest] } }),
  'squad.answerEarlyFinish': ruleSet('squad.answerEarlyFinish', { who: [notMember], in: { IN_A_GAME: [lapsed, answerNotAwaited] } }),
  'squad.repeat': ruleSet('squad.repeat', { who: [notOwner], in: { FINISHED: [repeated, notRepeatable, repeaterHasSquad] } }),
  'squad.openDispute': ruleSet('squad.openDispute', {
    who: [notMemberNorPayer],
    in: { IN_A_GAME: disputeRules, FINISHED: disputeRules },
    elsewhere: { PENDING: impossible, READY: impossible, STARTED: impossible, DISBANDED: impossible },
  }),
  'squad.answerDispute': ruleSet('squad.answerDispute', {
    who: [notInDispute],
    in: { IN_A_GAME: [disputeAnswerNotAwaited], FINISHED: [disputeAnswerNotAwaited] },
  }),
  'squad.decideDispute': ruleSet('squad.decideDispute', { who: [notAdmin], in: { IN_A_GAME: [undecided], FINISHED: [undecided] } }),
};
