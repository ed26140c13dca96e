import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { squadFromWire } from '../../../../contract/squads/squad-codec';
import type { SquadView } from '../../../../contract/squads/squad-view';
import type { Me } from '../../../../contract/schemas/me';
import { squadRefusal } from '../../../../domain/squad/squad-refusal';
import type { SquadPersonEvent } from '../../../../domain/squad/rules/all-rules';
import type { PublicSquadState } from '../../../../domain/squad/facts/squad-context';
import { priceOf } from '../../../../domain/squad/selectors/price';
import { waitingFor } from '../../../../domain/squad/selectors/readiness';
import { refusalText } from '../../../entities/squad/card-facts';
import { lazyMachine } from './lazy-machine';
import { membersOf } from './members';
import type { SquadDialog, SquadPageState } from './squad-page-state';

const noActor = () => () => undefined;

/** An actor of the squad machine in the server's last state; a new response creates a new actor. */
const useSquadActor = (view: SquadView) => {
  const machine = lazyMachine.useCode();
  const begun = () => ({ told: view.squad, machine, actor: machine?.actorOf(view) ?? null, isAhead: false });
  const [held, hold] = useState(begun);
  if (held.told !== view.squad || held.machine !== machine) hold(begun());
  const { actor, isAhead } = held;
  useEffect(() => {
    actor?.start();
    return () => void actor?.stop();
  }, [actor]);
  const told = useMemo(() => squadFromWire(view.squad), [view.squad]);
  const subscribe = useMemo(
    () => (actor === null ? noActor : (tell: () => void) => actor.subscribe(tell).unsubscribe),
    [actor],
  );
  const state: PublicSquadState = useSyncExternalStore(subscribe, () => actor?.getSnapshot() ?? told);
  const running = useRef(false);
  const begin = useCallback(
    (ahead?: SquadPersonEvent): boolean => {
      if (running.current) return false;
      if (ahead === undefined) return true;
      if (machine === null || actor === null) {
        running.current = true;
        void lazyMachine.preload();
      } else if (machine.stepOptimistically(actor, ahead)) {
        running.current = true;
        hold((now) => ({ ...now, isAhead: true }));
      }
      return true;
    },
    [machine, actor],
  );
  const answered = useCallback(
    (done: boolean): void => {
      running.current = false;
      // A response that arrived meanwhile, to this step or another, has replaced it already.
      hold((now) => {
        if (!now.isAhead) return now;
        return done
          ? { ...now, isAhead: false }
          : { ...now, actor: now.machine?.actorOf(view) ?? null, isAhead: false };
      });
    },
    [view],
  );
  return { state, isAhead, begin, answered };
};

export const useSquadPageState = (view: SquadView, me: Me, open: (dialog: SquadDialog) => void): SquadPageState => {
  const { state, isAhead, begin, answered } = useSquadActor(view);
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
        const code = squadRefusal(state, event);
        return code === null ? null : refusalText(code);
      },
    };
  }, [view, me, state, isAhead, begin, answered, open]);
};
