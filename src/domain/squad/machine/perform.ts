import { effectSetup } from './effect-setup';
import type { Step } from './step';

/** XState starts a machine with an event of its own, which is nobody's step. */
const isOurs = (event: { readonly type: string }): boolean => event.type.startsWith('squad.');

/** A pure step as an action of the machine: the context changes, the effects are only named. */
export const perform = (step: Step) =>
  effectSetup.enqueueActions(({ context, event, enqueue }) => {
    if (!isOurs(event)) return;
    const change = step(event)(context);
    enqueue.assign(change.context);
    for (const effect of change.effects) enqueue(effect);
  });
