import { enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { SquadStatus } from './facts/squad-enums';
import { phantom } from '../phantom';
import { definitionOf, squadEvents } from './events/all-events';
import type { SquadEvent } from './rules/all-rules';
import type { PublicSquad } from './facts/squad-context';
import type { StepEffect } from './facts/squad-effect';
import { statuses } from './statuses';
import { nothing, type Change } from './steps/step-parts';

/**
 * Identifies a transition of a status by the label of its condition (absent: no condition). Plain data, so that the
 * drawing can show it.
 */
interface TransitionKey {
  readonly status: SquadStatus;
  readonly when?: string;
}

/** XState starts a machine with an internal event, which is not a step. */
const isSquadEvent = (event: { readonly type: string }): boolean => event.type.startsWith('squad.');

const transitionKey = (status: SquadStatus, when: string | null): TransitionKey =>
  when === null ? { status } : { status, when };

/** What a status does by itself: its entry step, or the step of the automatic transition that leaves it. */
const ownStep = (event: SquadEvent, context: PublicSquad, { status, when }: TransitionKey): Change => {
  const { entry, always = [] } = statuses[status];
  const step = when === undefined ? entry : always.find((one) => one.when.label === when)?.step;
  return (step?.(event) ?? nothing)(context);
};

const typed = setup({
  types: { context: phantom<PublicSquad>(), events: phantom<SquadEvent>(), input: phantom<PublicSquad>() },
  actions: {
    /** The machine only lists its effects; nothing carries them out in a browser. */
    effect: (_, _effect: StepEffect): void => undefined,
  },
  guards: {
    /** The rules accept the event, and it takes this transition. The same rules as in `squadRefusal`. */
    allowed: ({ context, event }, { status, when }: TransitionKey) => {
      const definition = definitionOf(event);
      if (definition.refusal(status, context, event) !== null) return false;
      return (
        definition.transitionsFrom(status)[definition.transitionIndex(status, context, event)]?.when === (when ?? null)
      );
    },
    holds: ({ context, event }, { status, when }: TransitionKey) =>
      isSquadEvent(event) &&
      (statuses[status].always ?? []).some((one) => one.when.label === when && one.when.holds(context, event)),
  },
});

/** Wraps a pure step as an action of the machine: it assigns the context and lists the effects. */
const perform = (stepOf: (event: SquadEvent, context: PublicSquad, place: TransitionKey) => Change) =>
  enqueueActions<
    PublicSquad,
    SquadEvent,
    TransitionKey,
    SquadEvent,
    never,
    { type: 'effect'; params: StepEffect },
    never,
    never,
    never
  >(({ context, event, enqueue }, place) => {
    if (!isSquadEvent(event)) return;
    const change = stepOf(event, context, place);
    enqueue.assign(change.context);
    for (const effect of change.effects) enqueue({ type: 'effect', params: effect });
  });

const machine = typed.extend({
  actions: {
    step: perform((event, context, { status }) => definitionOf(event).take(status, context, event).change),
    ownStep: perform(ownStep),
  },
});

/** Every event that the status accepts, with its transitions, from the events' definitions. */
const transitionTableOf = (status: SquadStatus) =>
  Object.fromEntries(
    squadEvents
      .filter(({ statuses: taken }) => taken.includes(status))
      .map(({ type, description, transitionsFrom }) => [
        type,
        transitionsFrom(status).map(({ when, to }) => ({
          description,
          guard: { type: 'allowed', params: transitionKey(status, when) } as const,
          ...(to ? { target: to } : {}),
          actions: { type: 'step', params: { status } } as const,
        })),
      ]),
  );

const stateOf = (status: SquadStatus) =>
  machine.createStateConfig({
    description: statuses[status].description,
    entry: { type: 'ownStep', params: { status } },
    always: (statuses[status].always ?? []).map(({ when, to, step }) => ({
      guard: { type: 'holds', params: transitionKey(status, when.label) } as const,
      target: to,
      ...(step ? { actions: { type: 'ownStep', params: transitionKey(status, when.label) } as const } : {}),
    })),
    on: transitionTableOf(status),
  });

/**
 * The life of a squad, built from the events' definitions and the table of statuses; state names are status names
 * (domain rules, section 1). It has no clock and no I/O: facts come with the events, consequences leave as effects.
 */
export const squadMachine = machine.createMachine({
  id: 'squad',
  description: 'Жизнь сквада',
  initial: 'PENDING',
  context: ({ input }) => input,
  states: {
    PENDING: stateOf('PENDING'),
    READY: stateOf('READY'),
    STARTED: stateOf('STARTED'),
    IN_A_GAME: stateOf('IN_A_GAME'),
    FINISHED: stateOf('FINISHED'),
    DISBANDED: { ...stateOf('DISBANDED'), type: 'final' },
  },
});

export type SquadSnapshot = SnapshotFrom<typeof squadMachine>;

/** A snapshot of the machine in a stored state, without running any step. */
export const restoreSquad = (status: SquadStatus, context: PublicSquad): SquadSnapshot =>
  squadMachine.resolveState({ value: status, context });
