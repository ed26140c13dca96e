import fs from 'node:fs';
import path from 'node:path';

/** Where `npm run profile` wants to find what a bench recorded; undefined when it only measures. */
export const profileFolder = process.env['BENCH_PROFILE'];

/** A part of a bench that is measured, in microseconds of the system's monotonic clock, as processor profiles count. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

const microseconds = (): number => Number(process.hrtime.bigint() / 1000n);

const parts: Part[] = [];
let prepare = async (): Promise<unknown> => undefined;

/** Runs before the first part, while a bench is profiled. */
export const beforeParts = (work: () => Promise<unknown>): void => {
  prepare = work;
};

/** Runs what a bench measures. A profile shows these parts alone: neither the start, nor filling the database. */
export const measuredPart = async <T>(work: () => Promise<T>): Promise<T> => {
  if (profileFolder === undefined) return work();
  if (parts.length === 0) await prepare();
  const from = microseconds();
  const result = await work();
  parts.push({ from, to: microseconds() });
  fs.writeFileSync(path.join(profileFolder, 'parts.json'), JSON.stringify(parts));
  return result;
};
