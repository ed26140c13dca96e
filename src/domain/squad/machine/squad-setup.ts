import { setup } from 'xstate';
import type { SquadContext } from '../squad-context';
import type { SquadEvent } from '../squad-event';
import { effectActions } from './effect-actions';
import { phantom } from './phantom';

export const squadSetup = setup({
  types: { context: phantom<SquadContext>(), events: phantom<SquadEvent>(), input: phantom<SquadContext>() },
  actions: effectActions,
});
