import type { SquadStatus } from './facts/squad-enums';
import { firstRefusal, notSystem, type Refusal } from './rules/shared-refusals';
import type { PublicSquad } from './facts/squad-context';
import type { SquadActor } from './facts/squad-people';
import type { SquadRefusalCode } from './facts/squad-refusal-code';
import type { Moment } from './steps/step-parts';

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

type Elsewhere = Partial<Record<SquadStatus, SquadRefusalCode>>;

interface Rules<Event, Status extends SquadStatus> {
  /** Who may do it at all, asked before the status. */
  readonly who: readonly Refusal<Event & Moment>[];
  /** The statuses in which it is possible, and the refusals that each adds. */
  readonly in: Readonly<Record<Status, readonly Refusal<Event & Moment>[]>>;
  /** The refusal in other statuses where it is not INVALID_STATE. */
  readonly elsewhere?: Elsewhere;
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

/** The rules of an event as everybody asks them who does not know which one it is; of another event they throw. */
export interface EventRules<Event extends AnyEvent = AnyEvent, Status extends SquadStatus = SquadStatus> {
  readonly type: string;
  readonly statuses: readonly Status[];
  readonly isOf: (event: AnyEvent) => event is Event;
  readonly refusal: (status: SquadStatus, context: PublicSquad, event: AnyEvent) => SquadRefusalCode | null;
}

/** Steps of a person which a button may offer; `samples` are its most favourable forms for this actor now. */
export interface ActionRules<
  Event extends AnyEvent,
  Action extends string,
  Status extends SquadStatus = SquadStatus,
> extends EventRules<Event, Status> {
  readonly action: Action;
  readonly samples: (context: PublicSquad, by: SquadActor, facts: ActorFacts) => readonly Event[];
}

export interface TimerRules<
  Event extends AnyEvent = AnyEvent,
  Status extends SquadStatus = SquadStatus,
> extends EventRules<Event, Status> {
  readonly type: Event['type'];
  /** The deadlines of this kind that a squad in this status has. */
  readonly due: (context: PublicSquad, status: SquadStatus) => readonly Due[];
}

export type EventOf<Rules> = Rules extends EventRules<infer Event> ? Event : never;

/** One deadline, or none: epoch ms, null when nothing runs. */
export const due = (
  at: number | null,
  subject: string | null = '',
  screen: 'counted' | 'quiet' = 'counted',
): readonly Due[] => (at === null ? [] : [{ subject, at, counted: screen === 'counted' }]);

/** Samples of an event that needs no facts. */
export const noFacts = () => [{}];

/** Asks who may do it before it asks the status; elsewhere the refusal is the one that is told there. */
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
      if (!isOf(event)) throw new Error(`${type} was asked about ${event.type}`);
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

/** `squad.pay` → `pay`: the type says that the rest of the name is the action. */
const actionOf = <Action extends string>(type: `squad.${Action}`): Action => type.slice('squad.'.length) as Action;

/**
 * The same form of an event with who sends it and when; what the compiler cannot follow is that facts and moment make
 * it whole.
 */
const personEvent = <Type extends string, Facts>(type: Type, by: SquadActor, at: number, facts: Facts) =>
  ({ type, by, at, ...facts }) as PersonEvent<Type, Facts>;

/** A step of a person. `Facts`: what its event carries besides who and when. */
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

/** A step that only the server makes for a person: no button offers it. */
export const serverRules =
  <Facts extends object>() =>
  <Type extends string, Status extends SquadStatus>(
    type: Type,
    rules: Rules<PersonEvent<Type, Facts>, Status>,
  ): EventRules<PersonEvent<Type, Facts>, Status> =>
    defineFor<PersonEvent<Type, Facts>, Status>(type, rules);

/** A deadline that was moved, met or cancelled in the meantime does nothing: the clock's step lost the race. */
const notDue =
  (status: SquadStatus, dueOf: TimerRules['due']): Refusal<TimerEvent<string>> =>
  (context, { subject, at }) =>
    dueOf(context, status).some((one) => one.subject === subject && one.at <= at) ? null : 'SQUADS_INVALID_STATE';

/** A step of the clock, taken when one of its deadlines is due. */
export const timerRules = <Type extends string, Status extends SquadStatus>(
  type: Type,
  { in: statuses, due: dueOf }: Pick<TimerRules, 'due'> & { readonly in: readonly Status[] },
): TimerRules<TimerEvent<Type>, Status> => ({
  ...define<TimerEvent<Type>, Status>(type, statuses, [notSystem], (status) => [notDue(status, dueOf)]),
  type,
  due: dueOf,
});
