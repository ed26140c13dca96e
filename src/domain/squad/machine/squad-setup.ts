import { effectSetup } from './effect-setup';
import { entryActions } from './entry-actions';
import { gatherActions } from './gather-actions';
import { playActions } from './play-actions';
import { settleActions } from './settle-actions';

/** Types, guards and every step under its name, ready for the states to use. */
export const squadSetup = effectSetup.extend({ actions: { ...entryActions, ...gatherActions, ...playActions, ...settleActions } });
