import { set } from '../machine/change';
import { on } from '../machine/step';

/** The server makes the new squad from `repeatOrder`; this one can be repeated once. */
export const repeat = on('squad.repeat', ({ at }) => set(() => ({ repeatedAt: at })));
