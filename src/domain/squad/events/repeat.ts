import { set } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { repeatRules } from '../rules/repeat';

/** A client owner plays again with the same people; the new squad is created from `repeatOrder`. */
export const repeat = eventOf(repeatRules, {
  description: 'владелец повторяет сквад',
  in: { FINISHED: { step: ({ at }) => set(() => ({ repeatedAt: at })) } },
  effects: [],
  history: [],
});
