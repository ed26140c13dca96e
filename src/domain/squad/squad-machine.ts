import { squadSetup } from './machine/squad-setup';
import { disbanded } from './states/disbanded';
import { finished } from './states/finished';
import { inAGame } from './states/in-a-game';
import { pending } from './states/pending';
import { ready } from './states/ready';
import { started } from './states/started';

/**
 * The life of a squad, the only definition of it. Status names are state names. It has no clock, no store and
 * calls nobody: facts come with the events, consequences leave as effects.
 */
export const squadMachine = squadSetup.createMachine({
  id: 'squad',
  description: 'Жизнь сквада',
  initial: 'PENDING',
  context: ({ input }) => input,
  states: { PENDING: pending, READY: ready, STARTED: started, IN_A_GAME: inAGame, FINISHED: finished, DISBANDED: disbanded },
});
