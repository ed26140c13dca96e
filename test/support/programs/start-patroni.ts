import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { serverUser } from '#server/platform/embedded-postgres/server-user.ts';
import { exitCodeOf } from '../server/product-process';
import { findProgram } from './find-program';
import { startHaproxy } from './start-haproxy';

/** Seconds: the least that Patroni allows. A primary that is gone is replaced after `ttl`. */
const terms = { ttl: 20, loop_wait: 1, retry_timeout: 3 } as const;

const patienceMs = 120_000;

interface PatroniNode {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  readonly data: string;
  agent: ChildProcess | null;
}

const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    if (await holds().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not in time: ${what}`);
};

const answersOk = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(1000) })).status === 200;

/** Two PostgreSQL under Patroni with a synchronous standby, their etcd, and HAProxy that leads to the primary. */
export const startPatroni = async () => {
  const [patroni, etcd] = [findProgram('patroni'), findProgram('etcd', 'etcd-server')];
  // Debian keeps it beside the server, and nowhere else.
  const bin = path.dirname(findProgram('pg_controldata', 'postgresql'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-patroni-'));
  const user = serverUser();
  const own = (file: string): string => {
    if (user) fs.chownSync(file, user.uid, user.gid);
    return file;
  };
  own(folder);
  const children: ChildProcess[] = [];
  const run = (file: string, words: readonly string[]): ChildProcess => {
    const log = fs.openSync(path.join(folder, `${path.basename(file)}-${children.length}.log`), 'w');
    const child = spawn(file, [...words], {
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
      ...user,
    });
    children.push(child);
    return child;
  };

  const [client, peer] = [await freePort(), await freePort()];
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  run(etcd, [
    ...['--name', 'one', '--data-dir', path.join(folder, 'etcd'), '--unsafe-no-fsync'],
    ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl, '--initial-cluster', `one=${peerUrl}`],
  ]);
  await until('etcd', () => answersOk(`${clientUrl}/health`));

  const nodes: PatroniNode[] = [];
  for (const name of ['one', 'two'])
    nodes.push({ name, port: await freePort(), rest: await freePort(), data: path.join(folder, name), agent: null });
  const configOf = ({ name, port, rest, data }: PatroniNode): string => {
    const file = path.join(folder, `${name}.yml`);
    fs.writeFileSync(
      file,
      // YAML includes JSON.
      JSON.stringify({
        scope: 'naparnik',
        name,
        restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
        etcd3: { hosts: `127.0.0.1:${client}` },
        bootstrap: {
          dcs: { ...terms, synchronous_mode: true, postgresql: { use_pg_rewind: false, parameters: { fsync: 'off' } } },
          initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
          pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        },
        postgresql: {
          listen: `127.0.0.1:${port}`,
          connect_address: `127.0.0.1:${port}`,
          data_dir: data,
          bin_dir: bin,
          pgpass: path.join(folder, `${name}.pgpass`),
          authentication: { superuser: { username: 'naparnik' }, replication: { username: 'naparnik' } },
          parameters: { unix_socket_directories: folder, max_connections: 100 },
        },
      }),
    );
    return own(file);
  };
  const start = (node: PatroniNode): void => void (node.agent = run(patroni, [configOf(node)]));
  const isPrimary = ({ rest }: PatroniNode) => answersOk(`http://127.0.0.1:${rest}/primary`);
  const isSynchronous = ({ rest }: PatroniNode) => answersOk(`http://127.0.0.1:${rest}/synchronous`);
  const [one, two] = nodes;
  if (one === undefined || two === undefined) throw new Error('Two nodes');
  start(one);
  await until('the first primary', () => isPrimary(one));
  start(two);
  await until('a standby', () => isSynchronous(two));

  const proxy = await startHaproxy(
    ['option httpchk OPTIONS /primary', 'http-check expect status 200'],
    nodes.map(({ name, port, rest }) => ({ name, port, checked: rest })),
  );

  const url = (at: string): string => `postgres://naparnik@${at}/postgres`;
  let primary = one;
  const other = (): PatroniNode => (primary === one ? two : one);
  /** The seconds until the other writes. */
  const replaced = async (since: number): Promise<number> => {
    const next = other();
    await until('a new primary', () => isPrimary(next));
    primary = next;
    return (performance.now() - since) / 1000;
  };
  return {
    /** By HAProxy. */
    proxied: url(`127.0.0.1:${proxy.port}`),
    /** Both servers, for the product to choose from. */
    direct: url(nodes.map((node) => `127.0.0.1:${node.port}`).join(',')),
    /** As when the primary's machine dies. Seconds until the other has taken its place. */
    kill: async (): Promise<number> => {
      const since = performance.now();
      const postmaster = Number(fs.readFileSync(path.join(primary.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      primary.agent?.kill('SIGKILL');
      process.kill(postmaster, 'SIGKILL');
      return replaced(since);
    },
    /** Until the other follows, and nothing is acknowledged that it does not have. */
    standsBy: () => until('a synchronous standby', () => isSynchronous(other())),
    /** Patroni's own change of the primary. Seconds that it took. */
    switchOver: async (): Promise<number> => {
      const since = performance.now();
      const answer = await fetch(`http://127.0.0.1:${primary.rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate: other().name }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return replaced(since);
    },
    stop: async (): Promise<void> => {
      await proxy.stop();
      // An agent that is asked to end stops its PostgreSQL.
      for (const node of nodes) node.agent?.kill('SIGTERM');
      for (const { agent } of nodes) if (agent) await exitCodeOf(agent);
      for (const child of children) child.kill('SIGKILL');
      for (const child of children) await exitCodeOf(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
