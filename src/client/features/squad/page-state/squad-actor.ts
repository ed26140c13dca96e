import { type ActorRefFrom, createActor } from 'xstate';
import { squadFromWire } from '#contract/squads/squad-codec.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { mayApplyOptimistically } from '#domain/squad/simulation/optimistic-step.ts';
import type { SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import { restoreSquad, squadMachine } from '#domain/squad/squad-machine.ts';
import { inspectAfter } from '#client/kit/machines/inspection.ts';

type SquadActor = ActorRefFrom<typeof squadMachine>;

/** An actor of the squad machine in the server's state. */
export const actorOf = ({ id, squad, history }: Pick<SquadView, 'id' | 'squad' | 'history'>): SquadActor => {
  const { value, context } = squadFromWire(squad);
  return createActor(squadMachine, {
    id: `squad-${id}`,
    input: context,
    snapshot: restoreSquad(value, context),
    inspect: inspectAfter(history.at(-1)?.event),
  });
};

/**
 * Applies the step before the server has responded (optimistic update), where that is safe; false where it has to wait
 * for the response.
 */
export const stepOptimistically = (actor: SquadActor, event: SquadPersonEvent): boolean => {
  const { value, context } = actor.getSnapshot();
  if (!mayApplyOptimistically({ value, context }, event)) return false;
  actor.send(event);
  return true;
};
