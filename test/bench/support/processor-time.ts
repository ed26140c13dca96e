import fs from 'node:fs';
import path from 'node:path';

/** Linux counts processor time in hundredths of a second; this is one, in ms. */
const tick = 10;

interface Stat {
  readonly parent: number;
  /** Processor time so far, in ms. */
  readonly ms: number;
  /** Processor time of its ended children, in ms. */
  readonly ofEnded: number;
}

const statOf = (pid: string): Stat | null => {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = (at: number): number => Number(fields[at]) + Number(fields[at + 1]);
    return { parent: Number(fields[1]), ms: ticks(11) * tick, ofEnded: ticks(13) * tick };
  } catch {
    return null;
  }
};

/** Processor time of one process, in ms; 0 where the system does not report it. */
export const processorOf = (pid: number): number => statOf(String(pid))?.ms ?? 0;

/** Processor time of the PostgreSQL in this folder, with all its present and ended processes, in ms. */
export const processorOfPostgres = (folder: string): number => {
  const postmaster = Number(fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  if (!fs.existsSync('/proc')) return 0;
  const stats = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf);
  const own = statOf(String(postmaster));
  const before = (own?.ms ?? 0) + (own?.ofEnded ?? 0);
  return stats.reduce((sum, stat) => sum + (stat?.parent === postmaster ? stat.ms : 0), before);
};
