import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { squadFromWire } from '#contract/squads/squad-codec.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import type { Me } from '#contract/schemas/me.ts';
import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadEvent, SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import type { PublicSquadState } from '#domain/squad/facts/squad-context.ts';
import { priceOf } from '#domain/squad/selectors/price.ts';
import { waitingFor } from '#domain/squad/selectors/readiness.ts';
import type { SquadRefusalCode } from '#domain/squad/facts/squad-refusal-code.ts';
import { refusalText } from '#client/entities/squad/card-facts.ts';
import { texts } from '../texts';
import { lazyMachine } from './lazy-machine';
import { membersOf } from './members';
import type { SquadDialog, SquadPageState } from './squad-page-state';

/**
 * A squad's own buttons are refused with this code in a trial lesson only, where its own words, about a category that the
 * person has lost, would be wrong.
 */
const reasonOf = (type: SquadEvent['type'], code: SquadRefusalCode): string => {
  if (code !== 'SQUADS_CANNOT_PLAY_CATEGORY') return refusalText(code);
  return type === 'squad.update' ? texts.trialFixed : texts.trialOfTwo;
};

/** What the server said last. Nothing but a step of this page moves the actor, so its state is kept beside it. */
const asAnswered = (view: SquadView, machine: ReturnType<typeof lazyMachine.useModule>) => {
  const actor = machine?.actorOf(view) ?? null;
  const state: PublicSquadState = actor?.getSnapshot() ?? squadFromWire(view.squad);
  return { squad: view.squad, machine, actor, state, isOptimistic: false };
};

/** An actor of the squad machine in the server's last state; a new response creates a new actor. */
const useSquadActor = (view: SquadView) => {
  const machine = lazyMachine.useModule();
  const [current, setCurrent] = useState(() => asAnswered(view, machine));
  if (current.squad !== view.squad || current.machine !== machine) setCurrent(asAnswered(view, machine));
  const { actor, state, isOptimistic } = current;
  useEffect(() => {
    actor?.start();
    return () => void actor?.stop();
  }, [actor]);
  const running = useRef(false);
  const beginStep = useCallback(
    (event?: SquadPersonEvent): boolean => {
      if (running.current) return false;
      if (event === undefined) return true;
      if (machine === null || actor === null) {
        running.current = true;
        void lazyMachine.preload();
      } else if (machine.stepOptimistically(actor, event)) {
        running.current = true;
        const state = actor.getSnapshot();
        setCurrent((now) => (now.actor === actor ? { ...now, state, isOptimistic: true } : now));
      }
      return true;
    },
    [machine, actor],
  );
  const endStep = useCallback(
    (done: boolean): void => {
      running.current = false;
      // A response that arrived meanwhile, to this step or another, has replaced it already.
      setCurrent((now) => {
        if (!now.isOptimistic) return now;
        return done ? { ...now, isOptimistic: false } : asAnswered(view, now.machine);
      });
    },
    [view],
  );
  return { state, isOptimistic, beginStep, endStep };
};

export const useSquadPageState = (view: SquadView, me: Me, open: (dialog: SquadDialog) => void): SquadPageState => {
  const { state, isOptimistic, beginStep, endStep } = useSquadActor(view);
  return useMemo(() => {
    const price = priceOf(state);
    return {
      view,
      me,
      isPast: false,
      state,
      squad: state.context,
      price,
      members: membersOf(state.context, price),
      awaited: waitingFor(state),
      isOptimistic,
      beginStep,
      endStep,
      open,
      whyNot: (event) => {
        const code = squadRefusal(state, event);
        return code === null ? null : reasonOf(event.type, code);
      },
    };
  }, [view, me, state, isOptimistic, beginStep, endStep, open]);
};
