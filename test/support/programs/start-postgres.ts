import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { canConnect } from '#server/platform/embedded-postgres/remove-stale-lock.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { serverUser } from '#server/platform/embedded-postgres/server-user.ts';
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
  stop(): Promise<void>;
}

/** The system's PostgreSQL, with programs that the npm package lacks: `pg_dump`, `pg_restore`, `psql`. */
export const startPostgres = async (): Promise<SystemPostgres> => {
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
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
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
    stop: async () => {
      child.kill('SIGINT');
      await exitCodeOf(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
