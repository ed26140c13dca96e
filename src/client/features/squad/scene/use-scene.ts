import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useSelector } from '@xstate/react';
import { squadFromWire } from '../../../../contract/squads/squad-codec';
import type { SquadView } from '../../../../contract/squads/squad-view';
import type { Me } from '../../../../contract/schemas/me';
import { whyNot } from '../../../../domain/squad/why-not';
import type { SquadPersonEvent } from '../../../../domain/squad/events/all-events';
import { priceOf } from '../../../../domain/squad/questions/price';
import { waitingFor } from '../../../../domain/squad/questions/readiness';
import { restoreSquad, squadMachine } from '../../../../domain/squad/squad-machine';
import { mayStepAhead } from '../../../../domain/squad/ahead/step-ahead';
import { refusalText } from '../../../entities/squad/card-facts';
import { inspectAfter } from '../../../kit/machines/inspection';
import { membersOf } from './members';
import type { SquadDialog, SquadScene } from './squad-scene';

const actorOf = ({ id, squad, history }: Pick<SquadView, 'id' | 'squad' | 'history'>) => {
  const { value, context } = squadFromWire(squad);
  return createActor(squadMachine, {
    id: `squad-${id}`,
    input: context,
    snapshot: restoreSquad(value, context),
    inspect: inspectAfter(history.at(-1)?.event),
  });
};

/** An actor of the one squad machine in the state that the server told last; a new answer brings a new actor. */
const useSquadActor = (view: SquadView) => {
  const [held, hold] = useState(() => ({ told: view.squad, actor: actorOf(view), isAhead: false }));
  if (held.told !== view.squad) hold({ told: view.squad, actor: actorOf(view), isAhead: false });
  const { actor, isAhead } = held;
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  const running = useRef(false);
  const begin = useCallback(
    (ahead?: SquadPersonEvent): boolean => {
      if (running.current) return false;
      const { value, context } = actor.getSnapshot();
      if (ahead === undefined || !mayStepAhead({ value, context }, ahead)) return true;
      running.current = true;
      actor.send(ahead);
      hold((now) => ({ ...now, isAhead: true }));
      return true;
    },
    [actor],
  );
  const answered = useCallback(
    (done: boolean): void => {
      running.current = false;
      // An answer that has come meanwhile, of this step or of another, has taken its place already.
      hold((now) => {
        if (!now.isAhead) return now;
        return done ? { ...now, isAhead: false } : { told: now.told, actor: actorOf(view), isAhead: false };
      });
    },
    [view],
  );
  return { actor, isAhead, begin, answered };
};

export const useScene = (view: SquadView, me: Me, open: (dialog: SquadDialog) => void): SquadScene => {
  const { actor, isAhead, begin, answered } = useSquadActor(view);
  const state = useSelector(actor, (snapshot) => snapshot);
  return useMemo(() => {
    const price = priceOf(state);
    return {
      view,
      me,
      state,
      squad: state.context,
      price,
      members: membersOf(state.context, price),
      awaited: waitingFor(state),
      isAhead,
      begin,
      answered,
      open,
      whyNot: (event) => {
        const code = whyNot(state, event);
        return code === null ? null : refusalText(code);
      },
    };
  }, [view, me, state, isAhead, begin, answered, open]);
};
