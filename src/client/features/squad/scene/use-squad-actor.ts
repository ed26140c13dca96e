import { useEffect, useMemo } from 'react';
import { createActor } from 'xstate';
import type { SquadView } from '../../../../contract/squads/squad-view';
import { restoreSquad } from '../../../../domain/squad/restore-squad';
import { squadMachine } from '../../../../domain/squad/squad-machine';
import { inspect } from '../../../machines/inspection/inspection';

/** An actor of the one squad machine in the state that the server told last. It makes no steps itself: it answers what is allowed. */
export const useSquadActor = ({ id, status, context }: SquadView) => {
  const actor = useMemo(
    () => createActor(squadMachine, { id: `squad-${id}`, input: context, snapshot: restoreSquad(status, context), inspect }),
    [id, status, context],
  );
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  return actor;
};
