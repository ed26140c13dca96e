import { setup } from 'xstate';
import { phantom } from '../phantom';
import { type AppealEvent, appealLife } from './appeal-states';

/** The states of an appeal as an XState machine. */
export const appealMachine = setup({ types: { events: phantom<AppealEvent>() } }).createMachine({
  id: 'appeal',
  description: 'Обжалование решения',
  initial: 'WAITING',
  states: appealLife.states,
});
