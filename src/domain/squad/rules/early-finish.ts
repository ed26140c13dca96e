import { earlyFinishTerms } from '../facts/squad-limits';
import { noFacts, due, personRules, timerRules } from '../define-rules';
import { playedMs } from '../selectors/played-time';
import { statusExpired, notMember, type Refusal } from './shared-refusals';
import { earlyFinishAwaits, isAwaited, sideOf } from '../selectors/sides';

const cannotRequest: Refusal = (context, { by, at }) => {
  const may =
    sideOf(context, by) !== null &&
    context.earlyFinish === null &&
    context.recreation === null &&
    context.earlyFinishCount < earlyFinishTerms.maxRequests &&
    playedMs(context, at) >= earlyFinishTerms.notBefore;
  return may ? null : 'SQUADS_CANNOT_REQUEST_EARLY_FINISH';
};

/** A payer or a mate requests to finish early (domain rules, section 1, request early finish). */
export const requestEarlyFinishRules = personRules()('squad.requestEarlyFinish', {
  who: [notMember],
  in: { IN_A_GAME: [statusExpired, cannotRequest] },
  samples: noFacts,
});

export interface Answer {
  readonly confirmed: boolean;
}

const notAwaited: Refusal = (context, { by, at }) => {
  const request = context.earlyFinish;
  const isOpen = request !== null && (context.recreation !== null || at < request.expiresAt);
  return isOpen && isAwaited(earlyFinishAwaits(context), by) ? null : 'SQUADS_INVALID_STATE';
};

/** The other side answers the request (domain rules, section 1, confirm early finish). */
export const answerEarlyFinishRules = personRules<Answer>()('squad.answerEarlyFinish', {
  who: [notMember],
  in: { IN_A_GAME: [statusExpired, notAwaited] },
  samples: () => [{ confirmed: true }],
});

/** The other side did not answer the request in time. */
export const earlyFinishExpiredRules = timerRules('squad.earlyFinishExpired', {
  in: ['IN_A_GAME'],
  due: ({ recreation, earlyFinish }) => due(recreation ? null : (earlyFinish?.expiresAt ?? null)),
});
