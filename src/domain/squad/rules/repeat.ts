import { days } from '../../time/durations';
import { squadLimits } from '../facts/squad-limits';
import { trialLesson } from '../../games/category';
import { type PersonEvent, personRules } from '../define-rules';
import { isMateOwned } from '../selectors/members';
import { notOwner, type Refusal } from './shared-refusals';

interface Facts {
  readonly hasSquad: boolean;
}

const repeated: Refusal = ({ repeatedAt }) => (repeatedAt === null ? null : 'SQUADS_ALREADY_REPEATED');

const notRepeatable: Refusal = (context, { at }) => {
  const tooOld = context.finishedAt === null || at - context.finishedAt > days(squadLimits.repeatWithinDays);
  const isTrial = context.categoryKind === trialLesson.categoryKind;
  return tooOld || isTrial || context.dispute !== null || isMateOwned(context) ? 'SQUADS_NOT_REPEATABLE' : null;
};

const busy: Refusal<PersonEvent<'squad.repeat', Facts>> = (_, { hasSquad }) => (hasSquad ? 'SQUADS_HAS_SQUAD' : null);

/** A client owner repeats a finished squad (domain rules, section 1, repeat). */
export const repeatRules = personRules<Facts>()('squad.repeat', {
  who: [notOwner],
  in: { FINISHED: [repeated, notRepeatable, busy] },
  samples: (_context, _by, { hasSquad }) => [{ hasSquad }],
});
