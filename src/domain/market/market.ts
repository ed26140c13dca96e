import { timerEvent } from '../squad/deadlines';
import type { SquadEvent } from '../squad/rules/all-rules';
import { timers } from '../squad/rules/all-rules';
import { activeStatuses } from '../squad/facts/squad-enums';
import type { SquadState } from '../squad/facts/squad-context';
import type { SquadActor } from '../squad/facts/squad-people';
import { Bench, type BenchOptions } from './bench';
import { deadlineOf, type Life, type Move } from './life';
import { Breach } from './laws/law';
import { eventOf, type Town } from './people/event-of';
import { intentionOf } from './people/intention';
import { orderAgain, orderOf } from './people/order';
import { isMate, type Mate, peopleOf, type Person, purseFor } from './people/person';
import { type OpenLife, plan } from './plan';
import { seeded } from './seeded';

/** When every market opens, epoch ms. */
const opening = Date.UTC(2026, 0, 15, 12);

/** A law was broken in this life, by its last move. */
export interface Broken {
  readonly seed: number;
  readonly law: string;
  readonly told: string;
  /** How many presses the market had seen. */
  readonly press: number;
  readonly squadId: number;
  readonly moves: readonly Move[];
}

export interface MarketOptions extends BenchOptions {
  readonly clients?: number;
  readonly mates?: number;
  /** Squads at once. */
  readonly squads?: number;
  /** Is shown each life that has ended. */
  readonly onEnd?: (life: Life) => void;
}

/** Seeded people who order, play, cheat and fall asleep, on one clock; every step is held against every law. */
export class Market {
  readonly bench: Bench;
  readonly people: readonly (Person | Mate)[];
  now = opening;
  lives = 0;
  broken: Broken | null = null;
  /** How often each kind of event was made. */
  readonly events = new Map<string, number>();
  readonly open: OpenLife[] = [];
  private readonly byId: ReadonlyMap<string, Person | Mate>;
  private readonly town: Town;
  private readonly squads: number;
  private readonly onEnd: (life: Life) => void;

  constructor(
    readonly seed: number,
    { clients = 30, mates = 14, squads = 14, onEnd = () => undefined, ...options }: MarketOptions = {},
  ) {
    const random = seeded(seed);
    this.people = peopleOf(random, clients, mates);
    this.byId = new Map(this.people.map((one) => [one.id, one]));
    this.squads = squads;
    this.onEnd = onEnd;
    const person = (by: SquadActor) => (typeof by === 'string' ? (this.byId.get(by) ?? null) : null);
    this.town = {
      random,
      person,
      mates: this.people.filter(isMate),
      clients: this.people.filter((one) => !isMate(one)),
    };
    const referred = new Map(
      this.town.clients.flatMap(({ id }, index) =>
        index % 3 === 0 ? [[id, { referrerId: random.pick(this.people).id, since: opening }] as const] : [],
      ),
    );
    this.bench = new Bench({
      closeLook: 16,
      referrerOf: (id) => {
        const found = referred.get(id);
        return found === undefined || found.referrerId === id ? null : found;
      },
      ...options,
    });
  }

  /** One thing that happens; false when a law is broken and nothing more does. */
  tick(): boolean {
    if (this.broken !== null) return false;
    if (this.open.length < this.squads && this.town.random.chance(0.4)) this.order();
    if (this.broken === null) this.advance();
    return this.broken === null;
  }

  /** Runs until so many more lives are over, or a law is broken. */
  run(lives: number): boolean {
    const until = this.lives + lives;
    while (this.lives < until) if (!this.tick()) return false;
    try {
      this.bench.sumUp();
    } catch (error) {
      this.fail(error, null);
    }
    return this.broken === null;
  }

  private fail(error: unknown, life: Life | null, moves: readonly Move[] = []): void {
    if (!(error instanceof Breach)) throw error;
    const { law, told } = error;
    this.broken = {
      seed: this.seed,
      law,
      told,
      press: this.bench.presses,
      squadId: life?.squadId ?? 0,
      moves: life?.moves ?? moves,
    };
  }

  private order(): void {
    const { random, mates, clients } = this.town;
    const free = this.people.filter(({ squadId }) => squadId === null);
    const by = free.length === 0 || random.chance(0.03) ? random.pick(this.people) : random.pick(free);
    if (isMate(by) && random.chance(0.6)) return;
    this.begin({ kind: 'create', facts: orderOf(random, by, this.now, mates, clients) });
  }

  private begin(move: Extract<Move, { readonly kind: 'create' }>): void {
    const { random } = this.town;
    try {
      const life = this.bench.create(move);
      if (typeof life === 'string') return;
      this.seat(null, life);
      const one = { life, past: life.state, nextAt: 0, due: null, afterwards: random.between(0, 3) };
      plan(one, random, this.now);
      this.open.push(one);
    } catch (error) {
      this.fail(error, null, [move]);
    }
  }

  /** Who is in which squad now. */
  private seat(before: SquadState | null, { state, squadId }: Life): void {
    for (const { id } of before?.context.members ?? []) {
      const person = this.byId.get(id);
      if (person !== undefined && person.squadId === squadId) person.squadId = null;
    }
    if (!activeStatuses.some((status) => status === state.value)) return;
    for (const { id } of state.context.members) {
      const person = this.byId.get(id);
      if (person !== undefined) person.squadId = squadId;
    }
  }

  private advance(): void {
    let next = this.open[0];
    for (const one of this.open) if (next === undefined || one.nextAt < next.nextAt) next = one;
    if (next === undefined) return;
    this.now = Math.max(this.now, next.nextAt);
    const { life } = next;
    try {
      if (next.due === null) this.act(next);
      else this.strike(next, next.due);
      if (life.deadlines.size > 0 || next.afterwards > 0) {
        if (life.deadlines.size === 0) next.afterwards -= 1;
        plan(next, this.town.random, this.now);
        return;
      }
      this.bench.forget(life);
      this.onEnd(life);
      this.open.splice(this.open.indexOf(next), 1);
      this.lives += 1;
    } catch (error) {
      this.fail(error, life);
    }
  }

  /** The clock carries out a deadline; now and then one that is not due, or no longer there. */
  private strike(one: OpenLife, name: string): void {
    const { random } = this.town;
    const [kind, subject] = deadlineOf(name);
    const timer = timers.find(({ type }) => type === kind);
    if (timer === undefined) throw new Breach('deadlines', `nobody knows ${kind}`);
    const due = one.life.deadlines.get(name) ?? this.now;
    if (random.chance(0.04)) this.press(one, timerEvent(timer.type, subject, due - 1));
    if (random.chance(0.03)) this.press(one, timerEvent(random.pick(timers).type, subject, this.now));
    this.press(one, timerEvent(timer.type, subject, Math.max(this.now, due)));
  }

  private act(one: OpenLife): void {
    const { random } = this.town;
    const { life } = one;
    const owner = this.town.person(life.state.context.ownerId);
    const { mischief = 0.03, staleness = 0.05 } = owner?.manner ?? {};
    const sight = random.chance(staleness) ? one.past : life.state;
    const intention = intentionOf(sight, this.town, mischief);
    if (intention === null) return;
    const [type, by] = intention;
    if (type === 'squad.recreated' && typeof by === 'string' && by !== 'system') return this.succeed(one, by);
    const event = eventOf(this.town, sight, type, by, this.now);
    this.press(one, event);
    // Somebody else has decided by what they saw at the same moment.
    if (random.chance(0.05)) {
      const other = intentionOf(sight, this.town, mischief);
      if (other !== null && other[0] !== 'squad.recreated')
        this.press(one, eventOf(this.town, sight, other[0], other[1], this.now));
    }
    if (type === 'squad.repeat' && life.state.context.repeatedAt === this.now) {
      const facts = orderAgain(random, life.state.context, this.now, this.town.person);
      this.begin({ kind: 'create', facts });
    }
  }

  private succeed(one: OpenLife, by: string): void {
    const { life } = one;
    const before = life.state;
    const oldId = life.squadId;
    this.bench.succeed(life, { kind: 'succeed', by, at: this.now });
    if (life.squadId === oldId) return;
    one.past = before;
    this.count('squad.recreated');
    for (const person of this.people) if (person.squadId === oldId) person.squadId = null;
    this.seat(null, life);
  }

  private count(type: string): void {
    this.events.set(type, (this.events.get(type) ?? 0) + 1);
  }

  private press(one: OpenLife, event: SquadEvent): void {
    const { random } = this.town;
    const { life } = one;
    const before = life.state;
    const purse = event.type === 'squad.pay' ? { purse: purseFor(random, event.quoted) } : {};
    const repeated = random.chance(0.05) ? { repeated: random.pick(['AGAIN', 'TWICE'] as const) } : {};
    const crash = random.chance(0.01) ? { crashAfter: random.between(0, 6) } : {};
    this.bench.press(life, { kind: 'press', event, ...purse, ...repeated, ...crash });
    if (life.state === before) return;
    one.past = before;
    this.count(event.type);
    this.seat(before, life);
  }
}
