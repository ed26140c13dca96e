import fs from 'node:fs';
import path from 'node:path';
import { isProcessAlive } from '#server/platform/config/lock-data-dir.ts';

const endPostgres = (folder: string): void => {
  const lock = path.join(folder, 'postgres/postmaster.pid');
  if (!fs.existsSync(lock)) return;
  const pid = Number(fs.readFileSync(lock, 'utf8').split('\n')[0]);
  // An immediate shutdown without a checkpoint: its data is not needed any more.
  if (pid > 0 && isProcessAlive(pid)) process.kill(pid, 'SIGQUIT');
};

/** A run's folders are named by its process id. */
export const runFolder = (parent: string): string => fs.mkdtempSync(path.join(parent, `naparnik-test-${process.pid}-`));

/** A killed run leaves its folders and possibly a running PostgreSQL: the next run removes both. */
export const sweepDeadRuns = (parent: string): void => {
  for (const name of fs.readdirSync(parent)) {
    const run = Number(/^naparnik-test-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (isProcessAlive(run)) continue;
    const folder = path.join(parent, name);
    endPostgres(folder);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
