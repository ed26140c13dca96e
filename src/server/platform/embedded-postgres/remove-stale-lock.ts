import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

const statOf = (pid: string): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};

/** Dead, and not taken away by whoever should: `pid (name) Z …` */
const isZombie = (pid: string): boolean => /^\d+ \(.*\) Z/s.test(statOf(pid));

const livesIn = (pid: string, folder: string): boolean => {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === folder && !isZombie(pid);
  } catch {
    return false;
  }
};

/**
 * In a container whose first process reaps no others PostgreSQL takes its dead self, which its lock file names, for a
 * living one. Once no process of its works in the data folder any more, the lock file goes, and true is the answer.
 */
export const removeStaleLock = (cluster: string): boolean => {
  const lock = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(lock) || !fs.existsSync('/proc/self/stat')) return false;
  const holder = fs.readFileSync(lock, 'utf8').split('\n')[0] ?? '';
  const folder = fs.realpathSync(cluster);
  if (!isZombie(holder) || fs.readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && livesIn(pid, folder)))
    return false;
  fs.rmSync(lock);
  return true;
};

/** Whether a PostgreSQL answers at this address. */
export const canConnect = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A server that dies under the question.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};
