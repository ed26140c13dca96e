import { isSnapshot } from '#domain/lifecycle/step-log.ts';
import type { Life } from '#domain/market/life.ts';
import { Market } from '#domain/market/market.ts';
import { logOf } from '#domain/market/shrink.ts';
import type { OtherTerms } from '#domain/what-if/other-terms.ts';
import type { Chain, RecordedStep } from '#domain/what-if/replay-otherwise.ts';
import { addChain, emptyTally } from '#domain/what-if/sum-up.ts';
import { compare, perSecond } from './support/per-second';

/** Lives of the market, as their logs are stored. */
const lives = Number(process.argv[2] ?? 3000);
const seconds = 3;
const atOnce = 50;

const chainOf = (steps: readonly RecordedStep[]): Chain => {
  const chain: { squadId: number; steps: RecordedStep[] }[] = [];
  for (const { number, event } of steps) {
    if (isSnapshot(event)) chain.push({ squadId: chain.length + 1, steps: [] });
    chain.at(-1)?.steps.push({ number, event });
  }
  return chain;
};

const stored = (): readonly string[] => {
  const logs: string[] = [];
  const onEnd = ({ moves }: Life) => void logs.push(JSON.stringify(chainOf(logOf(moves, () => ''))));
  new Market(1, { onEnd, judges: false }).run(lives);
  return logs;
};

const asked: Readonly<Record<string, OtherTerms>> = {
  nothing: {},
  'another percent in the lobby': { 'lobby-mates': 30 },
  'other rates': { 'rate-pro': 150_000, 'rate-beginner-1': 31_000, 'rate-star': 150_000 },
};

/** Squads replayed under other terms a second, beside reading and copying their logs. */
const run = async (): Promise<void> => {
  const logs = stored();
  const steps = logs.reduce((sum, log) => sum + (JSON.parse(log) as Chain).flatMap((one) => one.steps).length, 0);
  process.stdout.write(`${logs.length} lives of ${(steps / logs.length).toFixed(1)} steps\n`);
  let next = 0;
  const each = (work: (chain: Chain) => void) => async () =>
    (await perSecond(
      async () => {
        for (let turn = 0; turn < atOnce; turn += 1) {
          next = (next + 1) % logs.length;
          work(JSON.parse(logs[next] ?? '[]'));
        }
      },
      1,
      seconds,
    )) * atOnce;
  for (const [name, terms] of Object.entries(asked)) {
    const tally = emptyTally();
    await compare(
      `squads replayed (${name}), beside their logs copied`,
      each((chain) => addChain(tally, chain, terms)),
      each((chain) => void structuredClone(chain)),
    );
  }
};

void run();
