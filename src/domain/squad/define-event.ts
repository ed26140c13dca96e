import type { SquadHistoryEventType, SquadStatus } from './facts/squad-enums';
import { firstRefusal, notSystem, type Refusal } from './questions/refusals';
import type { PublicSquad } from './facts/squad-context';
import type { StepEffectType } from './facts/squad-effect';
import type { SquadActor } from './facts/squad-people';
import type { SquadRefusalCode } from './facts/squad-refusal-code';
import { inOrder, set, type Change, type Moment, type Part } from './steps/step-parts';

/** Any event of a squad, by name alone. */
export interface AnyEvent extends Moment {
  readonly type: string;
}

/** A step of a person: who does it and when (epoch ms), and what the server knows or the person has chosen. */
export type PersonEvent<Type extends string, Facts = object> = Moment & { readonly type: Type } & Readonly<Facts>;

/** A step of the clock. `subject`: the invited or offering mate's id, the friend link's token, or an empty string. */
export interface TimerEvent<Type extends string> {
  readonly type: Type;
  readonly by: 'system';
  readonly at: number;
  readonly subject: string;
}

/** A named condition; its words, in Russian, stand in the drawing of the machine. */
export interface Condition<Event = Moment> {
  readonly words: string;
  readonly holds: (context: PublicSquad, event: Event) => boolean;
}

/** Where an event leads from a status and what it does. */
export interface Way<Event> {
  /** Absent: always. Of several ways the first whose condition holds is taken. */
  readonly when?: Condition<Event>;
  /** The status that follows; absent: the squad stays where it is. */
  readonly to?: SquadStatus;
  readonly step: (event: Event) => Part;
}

/** What a status adds to the rules of an event: further refusals, and the way or ways from there. */
type InStatus<Event> = { readonly unless?: readonly Refusal<Event & Moment>[] } & (
  Way<Event> | { readonly ways: readonly Way<Event>[] }
);

interface Rules<Event> {
  /** What happens, in Russian, for the drawing of the machine. */
  readonly description: string;
  /** Who may do it at all, asked before the status. */
  readonly who: readonly Refusal<Event & Moment>[];
  /** The statuses in which it is possible. */
  readonly in: Partial<Record<SquadStatus, InStatus<Event>>>;
  /** The refusal in other statuses where it is not INVALID_STATE. */
  readonly elsewhere?: Partial<Record<SquadStatus, SquadRefusalCode>>;
  /** What its steps may declare (what a status declares on entry stands with the status) … */
  readonly effects: readonly StepEffectType[];
  /** … and what they may write into the history. */
  readonly history: readonly SquadHistoryEventType[];
}

/** What the server knows of the asking user besides the squad. */
export interface ActorFacts {
  /** The present moment of the product's clock, epoch ms. */
  readonly at: number;
  /** Another active squad. */
  readonly hasSquad: boolean;
  readonly hasMateAccess: boolean;
  /** A mate who accepts orders. */
  readonly active: boolean;
  /** Tokens of open friend links that this user holds. */
  readonly tokens: readonly string[];
}

/** A moment at which a deadline of one kind falls due. */
interface Due {
  /** Null: hidden from whoever asks. */
  readonly subject: string | null;
  readonly at: number;
  /** Whether the countdown on the screen counts it. */
  readonly counted: boolean;
}

/** A way as the drawing shows it: the words of its condition, and the status it leads to. */
interface WayAhead {
  readonly when: string | null;
  readonly to: SquadStatus | null;
}

/** An event as everybody asks it who does not know which one it is; of another event it knows nothing and throws. */
export interface EventDefinition<Event extends AnyEvent = AnyEvent> {
  readonly type: string;
  readonly description: string;
  readonly statuses: readonly SquadStatus[];
  readonly effects: readonly StepEffectType[];
  readonly history: readonly SquadHistoryEventType[];
  readonly isOf: (event: AnyEvent) => event is Event;
  readonly refusal: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => SquadRefusalCode | null;
  /** The ways from a status, in the order in which they are tried. */
  readonly waysFrom: (status: SquadStatus) => readonly WayAhead[];
  /** Which of them this event takes: its place among them. */
  readonly wayOf: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => number;
  readonly step: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => Change;
}

/** Steps of a person which a button may offer; `samples` are its most favourable forms for this actor now. */
export interface ActionDefinition<Event extends AnyEvent, Action extends string> extends EventDefinition<Event> {
  readonly action: Action;
  readonly samples: (context: PublicSquad, by: SquadActor, facts: ActorFacts) => readonly Event[];
}

export interface TimerDefinition<Event extends AnyEvent = AnyEvent> extends EventDefinition<Event> {
  readonly type: Event['type'];
  /** The deadlines of this kind that a squad in this status has. */
  readonly due: (context: PublicSquad, status: SquadStatus) => readonly Due[];
}

export type EventOf<Definition> = Definition extends EventDefinition<infer Event> ? Event : never;

/** One deadline, or none: epoch ms, null when nothing runs. */
export const due = (
  at: number | null,
  subject: string | null = '',
  screen: 'counted' | 'quiet' = 'counted',
): readonly Due[] => (at === null ? [] : [{ subject, at, counted: screen === 'counted' }]);

/** Samples of an event that needs no facts. */
export const asItIs = () => [{}];

const isStatusOf = (table: object, status: string): status is SquadStatus => Object.hasOwn(table, status);

/** The last step of a person: what the hour of silence counts from. */
const touch = ({ by, at }: Moment): Part => set(({ touchedAt }) => ({ touchedAt: by === 'system' ? touchedAt : at }));

const define = <Event extends AnyEvent>(type: string, rules: Rules<Event>): EventDefinition<Event> => {
  const isOf = (event: AnyEvent): event is Event => event.type === type;
  const own = (event: AnyEvent): Event => {
    if (!isOf(event)) throw new Error(`${type} was asked about ${event.type}`);
    return event;
  };
  const waysFrom = (status: SquadStatus): readonly Way<Event>[] => {
    const here = rules.in[status];
    if (here === undefined) return [];
    return 'ways' in here ? here.ways : [here];
  };
  const wayOf = (status: SquadStatus, context: PublicSquad, event: AnyEvent): number =>
    waysFrom(status).findIndex(({ when }) => when === undefined || when.holds(context, own(event)));
  return {
    type,
    description: rules.description,
    statuses: Object.keys(rules.in).filter((status) => isStatusOf(rules.in, status)),
    effects: rules.effects,
    history: rules.history,
    isOf,
    waysFrom: (status) => waysFrom(status).map(({ when, to }) => ({ when: when?.words ?? null, to: to ?? null })),
    wayOf,
    refusal: (status, context, event) => {
      const here = rules.in[status];
      const who = firstRefusal(rules.who, context, own(event));
      if (who) return who;
      if (here) return firstRefusal(here.unless ?? [], context, own(event));
      return rules.elsewhere?.[status] ?? 'SQUADS_INVALID_STATE';
    },
    step: (status, context, event) => {
      const way = waysFrom(status)[wayOf(status, context, event)];
      if (!way) throw new Error(`${type} leads nowhere from ${status}`);
      return inOrder(touch(event), way.step(own(event)))(context);
    },
  };
};

/** `squad.pay` → `pay`: the type says that the rest of the name is the action. */
const actionOf = <Action extends string>(type: `squad.${Action}`): Action => type.slice('squad.'.length) as Action;

/**
 * The same form of an event with who sends it and when; what the compiler cannot follow is that facts and moment make
 * it whole.
 */
const sampled = <Type extends string, Facts>(type: Type, by: SquadActor, at: number, facts: Facts) =>
  ({ type, by, at, ...facts }) as PersonEvent<Type, Facts>;

/** A step of a person. `Facts`: what its event carries besides who and when. */
export const personEvent =
  <Facts extends object = object>() =>
  <Action extends string>(
    type: `squad.${Action}`,
    rules: Rules<PersonEvent<`squad.${Action}`, Facts>> & {
      readonly samples: (context: PublicSquad, by: SquadActor, facts: ActorFacts) => readonly Facts[];
    },
  ): ActionDefinition<PersonEvent<`squad.${Action}`, Facts>, Action> => ({
    ...define<PersonEvent<`squad.${Action}`, Facts>>(type, rules),
    action: actionOf(type),
    samples: (context, by, facts) =>
      rules.samples(context, by, facts).map((sample) => sampled(type, by, facts.at, sample)),
  });

/** A step that only the server makes for a person: no button offers it. */
export const serverEvent =
  <Facts extends object>() =>
  <Type extends string>(
    type: Type,
    rules: Rules<PersonEvent<Type, Facts>>,
  ): EventDefinition<PersonEvent<Type, Facts>> =>
    define<PersonEvent<Type, Facts>>(type, rules);

/** A deadline that was moved, met or cancelled in the meantime does nothing: the clock's step lost the race. */
const notDue =
  (status: SquadStatus, dueOf: TimerDefinition['due']): Refusal<TimerEvent<string>> =>
  (context, { subject, at }) =>
    dueOf(context, status).some((one) => one.subject === subject && one.at <= at) ? null : 'SQUADS_INVALID_STATE';

/** A step of the clock, taken when one of its deadlines is due. */
export const timerEvent = <Type extends string>(
  type: Type,
  { due: dueOf, ...rules }: Omit<Rules<TimerEvent<Type>>, 'who'> & Pick<TimerDefinition, 'due'>,
): TimerDefinition<TimerEvent<Type>> => {
  const statuses = Object.entries(rules.in).map(([status, here]) =>
    isStatusOf(rules.in, status) ? [status, { ...here, unless: [notDue(status, dueOf)] }] : [],
  );
  return {
    ...define<TimerEvent<Type>>(type, { ...rules, who: [notSystem], in: Object.fromEntries(statuses) }),
    type,
    due: dueOf,
  };
};
