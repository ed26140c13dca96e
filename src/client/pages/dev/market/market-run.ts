import { squadRefusals } from '#contract/errors/texts/squad-refusals.ts';
import { type Broken, Market } from '#domain/market/market.ts';
import { shrink } from '#domain/market/shrink.ts';
import type { BenchOptions } from '#domain/market/bench.ts';
import type { SquadApplied, SquadEffect } from '#domain/squad/apply-squad-event.ts';
import type { SquadStatus } from '#domain/squad/facts/squad-enums.ts';
import type { Move } from '#domain/market/life.ts';

/** Milliseconds of work between two frames, and between two pictures. */
const slice = 12;
const picture = 200;

export interface ShownSquad {
  readonly id: number;
  readonly status: SquadStatus;
  readonly members: number;
  readonly held: number;
  readonly disputed: boolean;
  readonly paused: boolean;
}

/** What is drawn of a market. */
export interface Shown {
  readonly running: boolean;
  readonly lives: number;
  readonly presses: number;
  readonly steps: number;
  readonly perMinute: number;
  readonly now: number;
  readonly busy: { readonly CLIENT: number; readonly MATE: number };
  readonly all: { readonly CLIENT: number; readonly MATE: number };
  readonly open: readonly ShownSquad[];
  readonly money: ReadonlyMap<string, number>;
  readonly broken: Broken | null;
  readonly least: readonly Move[];
}

const lessByAKopeck = (effect: SquadEffect): SquadEffect =>
  effect.type === 'refundPayment' && effect.params.amount > 0
    ? { type: effect.type, params: { ...effect.params, amount: effect.params.amount - 1 } }
    : effect;

/** A fault to see found. */
const spoiled = (made: SquadApplied): SquadApplied => ({ ...made, effects: made.effects.map(lessByAKopeck) });

const accountOf = (name: string): string => {
  const [kind = '', owner = ''] = name.split(':');
  return kind === 'PLATFORM' ? owner : kind;
};

/** A market that runs in slices between the frames of the page; a store for `useSyncExternalStore`. */
export class MarketRun {
  private readonly market: Market;
  private readonly options: BenchOptions;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private worked = 0;
  private drawnAt = 0;
  private shown: Shown;

  constructor(seed: number, withFault: boolean) {
    this.options = { textOf: (code) => squadRefusals[code].message, ...(withFault ? { spoil: spoiled } : {}) };
    this.market = new Market(seed, this.options);
    this.shown = this.picture();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.pause();
    };
  };

  readonly snapshot = (): Shown => this.shown;

  readonly start = (): void => {
    if (this.timer !== null || this.market.broken !== null) return;
    this.work();
  };

  readonly pause = (): void => {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.draw();
  };

  private work(): void {
    const begun = performance.now();
    let goesOn = true;
    while (goesOn && performance.now() - begun < slice) goesOn = this.market.tick();
    this.worked += performance.now() - begun;
    this.timer = goesOn ? setTimeout(() => this.work(), 0) : null;
    if (!goesOn || begun - this.drawnAt > picture) {
      this.drawnAt = begun;
      this.draw();
    }
  }

  private draw(): void {
    this.shown = this.picture();
    for (const listener of this.listeners) listener();
  }

  private picture(): Shown {
    const { market } = this;
    const { people, broken, bench } = market;
    const money = new Map<string, number>();
    for (const [name, amount] of bench.book.balances)
      money.set(accountOf(name), (money.get(accountOf(name)) ?? 0) + amount);
    const countOf = (role: 'CLIENT' | 'MATE', isCounted: (squadId: number | null) => boolean): number =>
      people.filter((one) => one.role === role && isCounted(one.squadId)).length;
    return {
      running: this.timer !== null,
      lives: market.lives,
      presses: bench.presses,
      steps: bench.steps,
      perMinute: this.worked === 0 ? 0 : Math.round((market.lives / this.worked) * 60_000),
      now: market.now,
      busy: { CLIENT: countOf('CLIENT', (id) => id !== null), MATE: countOf('MATE', (id) => id !== null) },
      all: { CLIENT: countOf('CLIENT', () => true), MATE: countOf('MATE', () => true) },
      open: market.open.map(({ life: { squadId, state } }) => ({
        id: squadId,
        status: state.value,
        members: state.context.members.length,
        held: bench.book.balance(`HOLD:squad:${squadId}`),
        disputed: state.context.dispute !== null && state.context.dispute.status !== 'CLOSED',
        paused: state.context.recreation !== null,
      })),
      money,
      broken,
      least: broken === null ? [] : shrink(broken.moves, broken.law, this.options),
    };
  }
}
