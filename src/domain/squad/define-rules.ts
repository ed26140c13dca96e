import type { SquadStatus } from './facts/squad-enums';
import { firstRefusal, notSystem, type Refusal } from './rules/shared-refusals';
import type { PublicSquad } from './facts/squad-context';
import type { SquadActor } from './facts/squad-people';
import type { SquadRefusalCode } from './facts/squad-refusal-code';
import type { Moment } from './steps/step-parts';

/** Any event of a squad, with only its type known. */
export interface AnyEvent extends Moment {
  readonly type: string;
}

/**
 * An event of a person: who makes the step and when (epoch ms), with facts that the server knows or the person has
 * chosen.
 */
export type PersonEvent<Type extends string, Facts = object> = Moment & { readonly type: Type } & Readonly<Facts>;

/**
 * An event of the clock. `at` in epoch ms. `subject`: id of the invited or offering mate, token of the friend link, or
 * an empty string.
 */
export interface TimerEvent<Type extends string> {
  readonly type: Type;
  readonly by: 'system';
  readonly at: number;
  readonly subject: string;
}

type Elsewhere = Partial<Record<SquadStatus, SquadRefusalCode>>;

interface Rules<Event, Status extends SquadStatus> {
  /** Who may make the step at all; checked before the status. */
  readonly who: readonly Refusal<Event & Moment>[];
  /** The statuses in which the step is possible, each with further refusals. */
  readonly in: Readonly<Record<Status, readonly Refusal<Event & Moment>[]>>;
  /** The refusal in other statuses, where it is not SQUADS_INVALID_STATE. */
  readonly elsewhere?: Elsewhere;
}

/** What the server knows of the person besides the squad. */
export interface ActorFacts {
  /** Current product time, epoch ms. */
  readonly at: number;
  /** Is in another active squad. */
  readonly hasSquad: boolean;
  readonly hasMateAccess: boolean;
  /** Is a mate who takes orders. */
  readonly active: boolean;
  /** Tokens of open friend links that this person has. */
  readonly tokens: readonly string[];
}

/** A deadline of one kind: its subject and when it is due (epoch ms). */
interface Due {
  /** Null: hidden from the viewer. */
  readonly subject: string | null;
  readonly at: number;
  /** Whether the countdown on the screen considers it. */
  readonly counted: boolean;
}

/** The rules of an event with its concrete type erased: `refusal` throws when it is called with another event. */
export interface EventRules<Event extends AnyEvent = AnyEvent, Status extends SquadStatus = SquadStatus> {
  readonly type: string;
  readonly statuses: readonly Status[];
  readonly isOf: (event: AnyEvent) => event is Event;
  readonly refusal: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => SquadRefusalCode | null;
}

/**
 * The rules of a step that a button may offer. `samples`: the event in its most favourable forms for this actor now; if
 * all of them are refused, the button is disabled.
 */
export interface ActionRules<
  Event extends AnyEvent,
  Action extends string,
  Status extends SquadStatus = SquadStatus,
> extends EventRules<Event, Status> {
  readonly action: Action;
  readonly samples: (context: PublicSquad, by: SquadActor, facts: ActorFacts) => readonly Event[];
}

/** The rules of a timer event, with the deadlines that produce it. */
export interface TimerRules<
  Event extends AnyEvent = AnyEvent,
  Status extends SquadStatus = SquadStatus,
> extends EventRules<Event, Status> {
  readonly type: Event['type'];
  /** Deadlines of this kind of a squad in this status. */
  readonly due: (context: PublicSquad, status: SquadStatus) => readonly Due[];
}

/** The event type of its rules. */
export type EventOf<Rules> = Rules extends EventRules<infer Event> ? Event : never;

/** One deadline at `at` (epoch ms), or none for null. `quiet`: the screen does not count down to it. */
export const due = (
  at: number | null,
  subject: string | null = '',
  screen: 'counted' | 'quiet' = 'counted',
): readonly Due[] => (at === null ? [] : [{ subject, at, counted: screen === 'counted' }]);

/** Samples of an event without facts. */
export const noFacts = () => [{}];

/**
 * Builds rules that check first who may make the step, then the status; in other statuses the refusal is that of
 * `elsewhere`.
 */
const define = <Event extends AnyEvent, Status extends SquadStatus>(
  type: string,
  statuses: readonly Status[],
  who: readonly Refusal<Event & Moment>[],
  unlessIn: (status: Status) => readonly Refusal<Event & Moment>[],
  elsewhere: Elsewhere = {},
): EventRules<Event, Status> => {
  const isOf = (event: AnyEvent): event is Event => event.type === type;
  return {
    type,
    statuses,
    isOf,
    refusal: (status, context, event) => {
      if (!isOf(event)) throw new Error(`The rules of ${type} were called with ${event.type}`);
      const stranger = firstRefusal(who, context, event);
      if (stranger) return stranger;
      const here = statuses.find((one) => one === status);
      return here === undefined
        ? (elsewhere[status] ?? 'SQUADS_INVALID_STATE')
        : firstRefusal(unlessIn(here), context, event);
    },
  };
};

const isKeyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

const defineFor = <Event extends AnyEvent, Status extends SquadStatus>(
  type: string,
  { who, in: table, elsewhere }: Rules<Event, Status>,
): EventRules<Event, Status> =>
  define<Event, Status>(
    type,
    Object.keys(table).filter((status) => isKeyOf(table, status)),
    who,
    (status) => table[status],
    elsewhere,
  );

/** `squad.pay` → `pay`. The cast is safe: the parameter's type guarantees the prefix. */
const actionOf = <Action extends string>(type: `squad.${Action}`): Action => type.slice('squad.'.length) as Action;

/**
 * A complete event from its type, actor, time and facts. The compiler cannot see that these parts make the whole event,
 * hence the cast.
 */
const personEvent = <Type extends string, Facts>(type: Type, by: SquadActor, at: number, facts: Facts) =>
  ({ type, by, at, ...facts }) as PersonEvent<Type, Facts>;

/** Rules of a person's step. `Facts`: what its event carries besides actor and time. */
export const personRules =
  <Facts extends object = object>() =>
  <Action extends string, Status extends SquadStatus>(
    type: `squad.${Action}`,
    rules: Rules<PersonEvent<`squad.${Action}`, Facts>, Status> & {
      readonly samples: (context: PublicSquad, by: SquadActor, facts: ActorFacts) => readonly Facts[];
    },
  ): ActionRules<PersonEvent<`squad.${Action}`, Facts>, Action, Status> => ({
    ...defineFor<PersonEvent<`squad.${Action}`, Facts>, Status>(type, rules),
    action: actionOf(type),
    samples: (context, by, facts) =>
      rules.samples(context, by, facts).map((sample) => personEvent(type, by, facts.at, sample)),
  });

/** Rules of a step that only the server makes on behalf of a person: no button offers it. */
export const serverRules =
  <Facts extends object>() =>
  <Type extends string, Status extends SquadStatus>(
    type: Type,
    rules: Rules<PersonEvent<Type, Facts>, Status>,
  ): EventRules<PersonEvent<Type, Facts>, Status> =>
    defineFor<PersonEvent<Type, Facts>, Status>(type, rules);

/** Refuses a timer event whose deadline was moved, met or cancelled in the meantime. */
const notDue =
  (status: SquadStatus, dueOf: TimerRules['due']): Refusal<TimerEvent<string>> =>
  (context, { subject, at }) =>
    dueOf(context, status).some((one) => one.subject === subject && one.at <= at) ? null : 'SQUADS_INVALID_STATE';

/** Rules of a timer event, accepted when one of its deadlines is due. */
export const timerRules = <Type extends string, Status extends SquadStatus>(
  type: Type,
  { in: statuses, due: dueOf }: Pick<TimerRules, 'due'> & { readonly in: readonly Status[] },
): TimerRules<TimerEvent<Type>, Status> => ({
  ...define<TimerEvent<Type>, Status>(type, statuses, [notSystem], (status) => [notDue(status, dueOf)]),
  type,
  due: dueOf,
});
