import { performance } from 'node:perf_hooks';
import { measuredPart } from '../profile/parts';

/** Runs `work` from this many concurrent callers for some seconds; returns completed runs per second. */
export const perSecond = async (
  work: (turn: number) => Promise<unknown>,
  callers: number,
  seconds: number,
): Promise<number> => {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      done += 1;
      await work(done);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return done / ((performance.now() - start) / 1000);
};

/**
 * Measures two things in turn, A B A B, so that a slowdown of the machine affects both; returns the median ratio and
 * rates.
 */
export const compare = async (
  name: string,
  ours: () => Promise<number>,
  beside: () => Promise<number>,
  rounds = 3,
): Promise<void> => {
  const pairs: { readonly ours: number; readonly beside: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await measuredPart(ours), beside: await beside() });
  const sorted = [...pairs].sort((a, b) => a.ours / a.beside - b.ours / b.beside);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) return;
  process.stdout.write(
    `${name}: ${(median.ours / median.beside).toFixed(2)} × (${median.ours.toFixed(0)}/s beside ${median.beside.toFixed(0)}/s)\n`,
  );
};
