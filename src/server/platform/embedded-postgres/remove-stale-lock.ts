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

/** Dead but not reaped by its parent: `pid (name) Z …` */
const isZombie = (pid: string): boolean => /^\d+ \(.*\) Z/s.test(statOf(pid));

const livesIn = (pid: string, folder: string): boolean => {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === folder && !isZombie(pid);
  } catch {
    return false;
  }
};

/**
 * Removes PostgreSQL's lock file if it names a zombie and no process of the server is left in the data folder; returns
 * whether it did. In a container whose first process does not reap children, a dead server stays a zombie, which
 * PostgreSQL takes for a live one.
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

/** Whether a PostgreSQL accepts connections and queries at this URL. */
export const canConnect = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // The server may die during the query.
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
