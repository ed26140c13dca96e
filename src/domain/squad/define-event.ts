import type { SquadHistoryEventType, SquadStatus } from './facts/squad-enums';
import type { AnyEvent, EventRules } from './define-rules';
import { changedSquad } from './facts/changed-squad';
import type { PublicSquad } from './facts/squad-context';
import type { StepEffectType } from './facts/squad-effect';
import type { Change, Moment, Part } from './steps/step-parts';

/** A named condition; its label, in Russian, is shown in the drawing of the machine. */
export interface Condition<Event = Moment> {
  readonly label: string;
  readonly holds: (context: PublicSquad, event: Event) => boolean;
}

/** Where an event leads from a status, and what it does. */
interface Transition<Event> {
  /** Absent: always. Of several transitions the first whose condition holds is taken. */
  readonly when?: Condition<Event>;
  /** The next status; absent: the status does not change. */
  readonly to?: SquadStatus;
  readonly step: (event: Event) => Part;
}

interface EventSteps<Event, Status extends SquadStatus> {
  /** Description in Russian, for the drawing of the machine. */
  readonly description: string;
  /** The transition or transitions from each status in which the rules accept the event. */
  readonly in: Readonly<Record<Status, Transition<Event> | { readonly transitions: readonly Transition<Event>[] }>>;
  /** Effects that its steps may declare (those on entry of a status are declared with the status) … */
  readonly effects: readonly StepEffectType[];
  /** … and events that they may write into the history. */
  readonly history: readonly SquadHistoryEventType[];
}

/** What an event does: where it leads (null: the status does not change), and the step. */
interface Taken {
  readonly to: SquadStatus | null;
  readonly change: Change;
}

/** A transition as the drawing shows it: the label of its condition, and the next status. */
interface TransitionOutline {
  readonly when: string | null;
  readonly to: SquadStatus | null;
}

/**
 * The definition of an event with its concrete type erased: `transitionIndex` and `take` throw when they are called with
 * another event.
 */
export interface EventDefinition<Event extends AnyEvent = AnyEvent> extends EventRules<Event> {
  readonly description: string;
  readonly effects: readonly StepEffectType[];
  readonly history: readonly SquadHistoryEventType[];
  /** The transitions from a status, in the order in which they are tried. */
  readonly transitionsFrom: (status: SquadStatus) => readonly TransitionOutline[];
  /** The index of the transition that this event takes. */
  readonly transitionIndex: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => number;
  /** Takes that transition. */
  readonly take: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => Taken;
}

/** Stores the time of a person's last step: the idle hour counts from it. */
const touched = (context: PublicSquad, { by, at }: Moment): PublicSquad =>
  by === 'system' || context.touchedAt === at ? context : changedSquad(context, { touchedAt: at });

/** Defines an event from its rules, its transitions and its steps. */
export const eventOf = <Event extends AnyEvent, Status extends SquadStatus>(
  rules: EventRules<Event, Status>,
  steps: EventSteps<Event, NoInfer<Status>>,
): EventDefinition<Event> => {
  const { type, statuses, isOf } = rules;
  const own = (event: AnyEvent): Event => {
    if (!isOf(event)) throw new Error(`The definition of ${type} was called with ${event.type}`);
    return event;
  };
  const table = new Map(
    statuses.map((status): [SquadStatus, readonly Transition<Event>[]] => {
      const found = steps.in[status];
      return [status, 'transitions' in found ? found.transitions : [found]];
    }),
  );
  const transitionsFrom = (status: SquadStatus): readonly Transition<Event>[] => table.get(status) ?? [];
  const transitionIndex = (status: SquadStatus, context: PublicSquad, event: AnyEvent): number =>
    transitionsFrom(status).findIndex(({ when }) => when === undefined || when.holds(context, own(event)));
  return {
    ...rules,
    description: steps.description,
    effects: steps.effects,
    history: steps.history,
    transitionsFrom: (status) =>
      transitionsFrom(status).map(({ when, to }) => ({ when: when?.label ?? null, to: to ?? null })),
    transitionIndex,
    take: (status, context, event) => {
      const transition = transitionsFrom(status)[transitionIndex(status, context, event)];
      if (!transition) throw new Error(`${type} has no transition from ${status}`);
      return { to: transition.to ?? null, change: transition.step(own(event))(touched(context, event)) };
    },
  };
};
