import type { SquadHistoryEventType, SquadStatus } from './facts/squad-enums';
import type { AnyEvent, EventRules } from './define-rules';
import type { PublicSquad } from './facts/squad-context';
import type { StepEffectType } from './facts/squad-effect';
import { inOrder, set, type Change, type Moment, type Part } from './steps/step-parts';

/** A named condition; its words, in Russian, stand in the drawing of the machine. */
export interface Condition<Event = Moment> {
  readonly words: string;
  readonly holds: (context: PublicSquad, event: Event) => boolean;
}

/** Where an event leads from a status and what it does. */
interface Transition<Event> {
  /** Absent: always. Of several ways the first whose condition holds is taken. */
  readonly when?: Condition<Event>;
  /** The status that follows; absent: the squad stays where it is. */
  readonly to?: SquadStatus;
  readonly step: (event: Event) => Part;
}

interface EventSteps<Event, Status extends SquadStatus> {
  /** What happens, in Russian, for the drawing of the machine. */
  readonly description: string;
  /** The way or ways from each status in which the rules take it. */
  readonly in: Readonly<Record<Status, Transition<Event> | { readonly ways: readonly Transition<Event>[] }>>;
  /** What its steps may declare (what a status declares on entry stands with the status) … */
  readonly effects: readonly StepEffectType[];
  /** … and what they may write into the history. */
  readonly history: readonly SquadHistoryEventType[];
}

/** A way as the drawing shows it: the words of its condition, and the status it leads to. */
interface TransitionOutline {
  readonly when: string | null;
  readonly to: SquadStatus | null;
}

/** An event as everybody asks it who does not know which one it is; of another event it knows nothing and throws. */
export interface EventDefinition<Event extends AnyEvent = AnyEvent> extends EventRules<Event> {
  readonly description: string;
  readonly effects: readonly StepEffectType[];
  readonly history: readonly SquadHistoryEventType[];
  /** The ways from a status, in the order in which they are tried. */
  readonly transitionsFrom: (status: SquadStatus) => readonly TransitionOutline[];
  /** Which of them this event takes: its place among them. */
  readonly wayOf: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => number;
  readonly step: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => Change;
}

/** The last step of a person: what the hour of silence counts from. */
const touch = ({ by, at }: Moment): Part => set(({ touchedAt }) => ({ touchedAt: by === 'system' ? touchedAt : at }));

/** An event: its rules, where it leads and what it does. */
export const eventOf = <Event extends AnyEvent, Status extends SquadStatus>(
  rules: EventRules<Event, Status>,
  steps: EventSteps<Event, NoInfer<Status>>,
): EventDefinition<Event> => {
  const { type, statuses, isOf } = rules;
  const own = (event: AnyEvent): Event => {
    if (!isOf(event)) throw new Error(`${type} was asked about ${event.type}`);
    return event;
  };
  const waysFrom = (status: SquadStatus): readonly Transition<Event>[] => {
    const here = statuses.find((one) => one === status);
    if (here === undefined) return [];
    const ways = steps.in[here];
    return 'ways' in ways ? ways.ways : [ways];
  };
  const wayOf = (status: SquadStatus, context: PublicSquad, event: AnyEvent): number =>
    waysFrom(status).findIndex(({ when }) => when === undefined || when.holds(context, own(event)));
  return {
    ...rules,
    description: steps.description,
    effects: steps.effects,
    history: steps.history,
    transitionsFrom: (status) =>
      waysFrom(status).map(({ when, to }) => ({ when: when?.words ?? null, to: to ?? null })),
    wayOf,
    step: (status, context, event) => {
      const transition = waysFrom(status)[wayOf(status, context, event)];
      if (!transition) throw new Error(`${type} leads nowhere from ${status}`);
      return inOrder(touch(event), transition.step(own(event)))(context);
    },
  };
};
