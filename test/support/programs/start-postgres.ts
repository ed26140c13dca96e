import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { canConnect } from '#server/platform/embedded-postgres/remove-stale-lock.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { serverUser, type ServerUser } from '#server/platform/embedded-postgres/server-user.ts';
import { exitCodeOf } from '../server/product-process';
import { waitFor } from '../wait-for';
import { findProgram } from './find-program';

export interface SystemPostgres {
  /** Connection string of one of its databases. */
  url(database: string): string;
  /**
   * Environment variables by which PostgreSQL's own programs, and scripts that call them, find one of its databases.
   */
  env(database: string): NodeJS.ProcessEnv;
  /** Where its cluster lies. */
  readonly data: string;
  /** The system's user that it runs as; null when that is the user of the tests. */
  readonly user: ServerUser | null;
  /** Stops it and all its processes without a word, as a machine that hangs; returns what lets them go on. */
  freeze(): () => void;
  /** kill -9, of the process that its others end with. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const childrenOf = (parent: number): readonly number[] =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return fs.readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    })
    .map(Number);

/** The system's PostgreSQL, with programs that the npm package lacks: `pg_dump`, `pg_restore`, `psql`. */
export const startPostgres = async (
  settingsFor: (cluster: { readonly data: string; readonly port: number }) => readonly string[] = () => [],
): Promise<SystemPostgres> => {
  const [initdb, postgres] = [findProgram('initdb', 'postgresql'), findProgram('postgres', 'postgresql')];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-system-postgres-'));
  const user = serverUser();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  await promisify(execFile)(
    initdb,
    [`--pgdata=${data}`, '--username=naparnik', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { cwd: '/', ...user },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    ...settingsFor({ data, port }),
  ];
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: '/',
    stdio: 'ignore',
    ...user,
  });
  const url = (database: string): string => `postgres://naparnik@127.0.0.1:${port}/${database}`;
  await waitFor(
    () => canConnect(url('postgres')),
    (isOpen) => isOpen || child.exitCode !== null,
  );
  if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
  return {
    url,
    env: (database) => ({
      ...process.env,
      PATH: [path.dirname(initdb), process.env['PATH']].join(path.delimiter),
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'naparnik',
      PGDATABASE: database,
    }),
    data,
    user,
    freeze: () => {
      // Once its parent stands still there are no new ones.
      child.kill('SIGSTOP');
      const all = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
      for (const pid of all.slice(1)) process.kill(pid, 'SIGSTOP');
      return () => all.forEach((pid) => process.kill(pid, 'SIGCONT'));
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exitCodeOf(child);
    },
    stop: async () => {
      child.kill('SIGINT');
      await exitCodeOf(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
