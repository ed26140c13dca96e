import { stepText } from '../lifecycle/step-log';
import { type LoggedSquadStep, squadLog } from '../squad/step-log';
import type { SquadState } from '../squad/facts/squad-context';
import { squadRefusal } from '../squad/squad-refusal';
import { Bench, type BenchOptions } from './bench';
import type { Life, Move } from './life';
import { Breach } from './laws/law';

/** The law that these moves break when they are made alone, in a market of nobody else; null: none. */
export const breachOf = (moves: readonly Move[], options: BenchOptions = {}): Breach | null => {
  const bench = new Bench({ ...options, closeLook: 1 });
  let life: Life | null = null;
  try {
    for (const move of moves) life = bench.play(life, move);
    if (life !== null && life.deadlines.size === 0) bench.forget(life);
    bench.sumUp();
  } catch (error) {
    if (error instanceof Breach) return error;
    throw error;
  }
  return null;
};

/** The move with less in it, the simplest first. */
const simpler = (move: Move): readonly Move[] => {
  if (move.kind === 'create') {
    const { facts } = move;
    const fewer = (key: 'mates' | 'friends'): readonly Move[] =>
      facts[key].map((_, gone) => ({
        kind: 'create',
        facts: { ...facts, [key]: facts[key].filter((__, index) => index !== gone) },
      }));
    return [...fewer('friends'), ...fewer('mates')];
  }
  if (move.kind !== 'press' || (move.repeated === undefined && move.crashAfter === undefined)) return [];
  const { kind, event, purse } = move;
  return [{ kind, event, ...(purse === undefined ? {} : { purse }) }];
};

/** The fewest of these moves that still break the same law: larger pieces are left out first, then smaller ones. */
export const shrink = (moves: readonly Move[], law: string, options: BenchOptions = {}): readonly Move[] => {
  const breaks = (some: readonly Move[]): boolean => breachOf(some, options)?.law === law;
  if (!breaks(moves)) return moves;
  let least = moves;
  for (let size = Math.ceil(least.length / 2); size >= 1;) {
    let from = least.length - size;
    let isLess = false;
    for (; from > 0; from -= size) {
      const some = [...least.slice(0, from), ...least.slice(from + size)];
      if (!breaks(some)) continue;
      least = some;
      isLess = true;
    }
    if (!isLess) size = size === 1 ? 0 : Math.floor(size / 2);
  }
  for (let index = 0; index < least.length; index += 1)
    for (let again = true; again;) {
      again = false;
      for (const move of simpler(least[index] ?? { kind: 'succeed', by: '', at: 0 })) {
        const some = least.map((one, at) => (at === index ? move : one));
        if (!breaks(some)) continue;
        least = some;
        again = true;
        break;
      }
    }
  return least;
};

/**
 * The moves as a squad's log, which the desk's replay and the page of the machines read: presses that were refused are
 * left out, except the last, at which the law broke. A successor begins with a snapshot, as on the server.
 */
export const logOf = (moves: readonly Move[], hashOf: (text: string) => string): readonly LoggedSquadStep[] => {
  const bench = new Bench({ closeLook: Number.MAX_SAFE_INTEGER, judges: false });
  const log: LoggedSquadStep[] = [];
  let life: Life | null = null;
  const add = (event: LoggedSquadStep['event'], state: SquadState): void => {
    log.push({ number: log.length, rules: squadLog.rules, event, hash: hashOf(stepText(state)) });
  };
  for (const [index, move] of moves.entries()) {
    const before: Life | null = life;
    const old: SquadState | null = before?.state ?? null;
    try {
      life = bench.play(life, move);
    } catch {
      // What the rules cannot bear ends the log.
    }
    if (life === null) return log;
    const isLast = index === moves.length - 1;
    if (move.kind !== 'press') {
      const { state } = life;
      const at = move.kind === 'create' ? move.facts.at : move.at;
      if (state !== old) add({ type: 'squad.snapshot', why: 'CREATED', at, state }, state);
      continue;
    }
    if (old !== null && squadRefusal(old, move.event) !== null && !isLast) continue;
    if (life.state !== old || isLast) add(move.event, life.state);
  }
  return log;
};
