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
 * Which transition of a status: the words of its condition, absent for one without. Plain data, so the drawing shows
 * it.
 */
interface TransitionKey {
  readonly status: SquadStatus;
  readonly when?: string;
}

/** XState starts a machine with an event of its own, which is nobody's step. */
const isSquadEvent = (event: { readonly type: string }): boolean => event.type.startsWith('squad.');

const transitionKey = (status: SquadStatus, when: string | null): TransitionKey =>
  when === null ? { status } : { status, when };

/** What a status does by itself: its entry, or the step of the condition that led out of it. */
const ownStep = (event: SquadEvent, context: PublicSquad, { status, when }: TransitionKey): Change => {
  const { entry, always = [] } = statuses[status];
  const step = when === undefined ? entry : always.find((one) => one.when.words === when)?.step;
  return (step?.(event) ?? nothing)(context);
};

const typed = setup({
  types: { context: phantom<PublicSquad>(), events: phantom<SquadEvent>(), input: phantom<PublicSquad>() },
  actions: {
    /** The machine only names its effects; the server carries them out. */
    effect: (_, _effect: StepEffect): void => undefined,
  },
  guards: {
    /** The rules take the event, and it goes this way. The same rules that `whyNot` asks. */
    allowed: ({ context, event }, { status, when }: TransitionKey) => {
      const definition = definitionOf(event);
      if (definition.refusal(status, context, event) !== null) return false;
      return definition.transitionsFrom(status)[definition.wayOf(status, context, event)]?.when === (when ?? null);
    },
    holds: ({ context, event }, { status, when }: TransitionKey) =>
      (statuses[status].always ?? []).some((one) => one.when.words === when && one.when.holds(context, event)),
  },
});

/** A pure step as an action of the machine: the context changes, the effects are only named. */
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
    step: perform((event, context, { status }) => definitionOf(event).step(status, context, event)),
    ownStep: perform(ownStep),
  },
});

/** Every event that the status takes, with its ways, from the events' own definitions. */
const transitionTableOf = (status: SquadStatus) =>
  Object.fromEntries(
    squadEvents
      .filter(({ statuses: taken }) => taken.includes(status))
      .map(({ type, description, transitionsFrom: waysFrom }) => [
        type,
        waysFrom(status).map(({ when, to }) => ({
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
      guard: { type: 'holds', params: transitionKey(status, when.words) } as const,
      target: to,
      ...(step ? { actions: { type: 'ownStep', params: transitionKey(status, when.words) } as const } : {}),
    })),
    on: transitionTableOf(status),
  });

/**
 * The life of a squad, built of the events' definitions and the table of statuses. Status names are state names.
 * It has no clock, no store and calls nobody: facts come with the events, consequences leave as effects.
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

/** The machine in the state that the columns tell, without running any step. */
export const restoreSquad = (status: SquadStatus, context: PublicSquad): SquadSnapshot =>
  squadMachine.resolveState({ value: status, context });

/** Tells our effects from XState's own actions in the answer of `transition()`. */
const isEffect = (action: {
  readonly type: string;
  readonly params: unknown;
}): action is { type: 'effect'; params: StepEffect } => action.type === 'effect';

/** The effects that a transition has named, in their order. */
export const effectsOf = (
  actions: readonly { readonly type: string; readonly params: unknown }[],
): readonly StepEffect[] =>
  actions.map(({ type, params }) => ({ type, params })).flatMap((action) => (isEffect(action) ? [action.params] : []));
