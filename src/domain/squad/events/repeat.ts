import { days } from '../../time/durations';
import { squadLimits } from '../facts/squad-settings';
import { trialLesson } from '../../games/category';
import { personEvent, type PersonEvent } from '../define-event';
import { isMateOwned } from '../questions/members';
import { notOwner, type Refusal } from '../questions/refusals';
import { set } from '../steps/step-parts';

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

/** A client owner plays again with the same people; the new squad is made from `repeatOrder`. */
export const repeat = personEvent<Facts>()('squad.repeat', {
  description: 'владелец повторяет сквад',
  who: [notOwner],
  in: { FINISHED: { unless: [repeated, notRepeatable, busy], step: ({ at }) => set(() => ({ repeatedAt: at })) } },
  effects: [],
  history: [],
  samples: (_context, _by, { hasSquad }) => [{ hasSquad }],
});
