import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { serverUser } from '#server/platform/embedded-postgres/server-user.ts';
import { exitCodeOf } from '../server/product-process';
import { waitFor } from '../wait-for';
import { findProgram } from './find-program';
import { tcpUrl } from '../tcp-url';

export interface PgBouncer {
  /** DATABASE_URL that leads through PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The same query as in docs/operate.md. */
const connectQuery =
  "SET statement_timeout = ''15s''; SET lock_timeout = ''5s''; SET idle_in_transaction_session_timeout = ''30s''; SET random_page_cost = 1.1; SET timezone = ''UTC''";

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * A real PgBouncer in transaction mode in front of this database, with so few connections that all clients share them.
 */
export const startPgBouncer = async (databaseUrl: string, withSettings = true): Promise<PgBouncer> => {
  const program = findProgram('pgbouncer');
  const real = tcpUrl(databaseUrl);
  const name = real.pathname.slice(1);
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-pgbouncer-'));
  const user = serverUser();
  const password = decodeURIComponent(real.password);
  fs.writeFileSync(path.join(folder, 'users.txt'), `"${real.username}" "${password}"\n`);
  const settings = withSettings ? ` connect_query='${connectQuery}'` : '';
  fs.writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${real.hostname} port=${real.port} user=${real.username} password=${password}${settings}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  if (user)
    for (const file of ['', 'users.txt', 'pgbouncer.ini']) fs.chownSync(path.join(folder, file), user.uid, user.gid);
  const child = spawn(program, ['-q', path.join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user });
  real.port = String(port);
  const url = real.toString();
  await waitFor(
    () => answers(url),
    (isOpen) => isOpen || child.exitCode !== null,
  );
  if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await exitCodeOf(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
