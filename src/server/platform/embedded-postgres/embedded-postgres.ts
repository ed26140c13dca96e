import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { TellStep } from '../start-steps';
import {
  type Cluster,
  clusterIn,
  isComplete,
  reachableBinaries,
  reachableFolder,
  requireSpaceForCluster,
  ownerOf,
} from './cluster-folder';
import { canConnect, removeStaleLock } from './remove-stale-lock';
import { freePort } from './free-port';
import { restartOnCrash } from './restart-on-crash';
import { postgresBinaries, runPostgresTool } from './postgres-binaries';
import { requireSameVersion } from './require-same-version';
import { serverFlags } from './server-flags';
import { removeStaleSockets, socketFolder } from './socket-folder';
import { serverUser, type ServerUser } from './server-user';

export interface EmbeddedPostgres {
  /** Connection string to the maintenance database `postgres`. */
  readonly url: string;
  /** From now on restarts the server when it dies, until `stop`. */
  restartOnCrash(log: FastifyBaseLogger): void;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  readonly dataDir: string;
  /** Extra `name=value` server settings; tests relax durability with them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Work to do while a program of PostgreSQL runs: called as soon as one has started, possibly several times. */
  readonly meanwhile?: () => void;
  readonly tell?: TellStep;
}

/** Through the Unix socket in this folder; over TCP when it is null. */
const urlOf = (port: number, password: string, socket: string | null): string =>
  `postgres://naparnik:${password}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`;

const connectRetryMs = 10;

/**
 * True as soon as the server accepts connections, false when `started` ends before. Faster than waiting for pg_ctl,
 * which checks only ten times a second.
 */
const connectsBefore = async (url: string, started: Promise<void>): Promise<boolean> => {
  let isOver = false;
  started.finally(() => (isOver = true)).catch(() => undefined);
  while (!isOver) {
    if (await canConnect(url)) return true;
    await sleep(connectRetryMs);
  }
  return false;
};

/** Through the Unix socket if that works; some file systems and mounts do not support it: then over TCP. */
const socketOrTcpUrl = async (port: number, password: string, socket: string | null): Promise<string> => {
  const near = urlOf(port, password, socket);
  return socket === null || (await canConnect(near)) ? near : urlOf(port, password, null);
};

const createCluster = async (
  native: string,
  cluster: string,
  passwordFile: string,
  user: ServerUser | null,
  meanwhile: () => void = () => undefined,
): Promise<void> => {
  fs.mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (user) {
    fs.chownSync(cluster, user.uid, user.gid);
    fs.chownSync(passwordFile, user.uid, user.gid);
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const created = runPostgresTool(
    native,
    'initdb',
    [`--pgdata=${cluster}`, '--username=naparnik', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...locale],
    user,
  );
  meanwhile();
  await created;
};

/** The URL of a server that outlived its killed parent process, to reuse it; null when there is none. */
const runningServer = async (cluster: string, password: string): Promise<string | null> => {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return null;
  const [, , , port, socket] = fs.readFileSync(pidFile, 'utf8').split('\n');
  if (!(Number(port) > 0)) return null;
  const url = await socketOrTcpUrl(Number(port), password, socket || null);
  return (await canConnect(url)) ? url : null;
};

const startOn = async (
  port: number,
  { native, folder, user }: Cluster,
  options: EmbeddedOptions,
  socket: string | null,
): Promise<void> => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socket ?? '',
    max_connections: '200',
    ...options.settings,
  };
  removeStaleSockets(folder);
  const started = runPostgresTool(
    native,
    'pg_ctl',
    ['start', '-w', '-t', '60', '-D', folder, '-l', path.join(folder, 'server.log'), '-o', serverFlags(port, settings)],
    user,
  );
  options.meanwhile?.();
  await started;
};

const startCluster = async (cluster: Cluster, password: string, options: EmbeddedOptions): Promise<string> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    // The socket may have been the reason why the first attempt failed.
    const socket = attempt === 1 ? socketFolder(cluster.folder) : null;
    const near = urlOf(port, password, socket);
    try {
      const started = startOn(port, cluster, options, socket);
      if (await connectsBefore(near, started)) return near;
      await started;
      return await socketOrTcpUrl(port, password, socket);
    } catch (problem) {
      // After a kill the old shared memory and lock file remain for a second or two.
      if (attempt === 5)
        throw new Error(`PostgreSQL did not start; its log: ${path.join(cluster.folder, 'server.log')}`, {
          cause: problem,
        });
      await sleep(500 * attempt);
    }
  }
};

/**
 * Fails early when the data folder has too little disk for the PostgreSQL that will run in it.
 * @throws ConfigError
 */
export const requireSpaceForData = (dataDir: string): void =>
  requireSpaceForCluster(reachableFolder(dataDir, serverUser()));

/**
 * Starts the PostgreSQL that npm installed, creating its cluster the first time; reuses one that was left running.
 * @throws ConfigError when the disk is nearly full or another version of PostgreSQL created the cluster
 */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const preferred = serverUser();
  const home = reachableFolder(options.dataDir, preferred);
  const cluster = clusterIn(home);
  const user = preferred && (ownerOf(cluster) ?? preferred);
  const native = reachableBinaries(postgresBinaries(), user);
  const passwordFile = path.join(home, 'postgres-password');
  fs.mkdirSync(home, { recursive: true });
  if (!fs.existsSync(passwordFile)) fs.writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  const password = fs.readFileSync(passwordFile, 'utf8').trim();
  const whole = { native, folder: cluster, user };
  const start = async (): Promise<string> => {
    requireSpaceForCluster(home);
    if (isComplete(cluster)) requireSameVersion(whole);
    else {
      options.tell?.(`Creating the database in ${home}`);
      fs.rmSync(cluster, { recursive: true, force: true });
      await createCluster(native, cluster, passwordFile, user, options.meanwhile);
    }
    return startCluster(whole, password, options);
  };
  const url = (await runningServer(cluster, password)) ?? (await start());
  const isRunning = async () =>
    !removeStaleLock(cluster) &&
    runPostgresTool(native, 'pg_ctl', ['status', '-D', cluster], user).then(
      () => true,
      () => false,
    );
  // At the same address: clients keep it.
  const { port, searchParams } = new URL(url);
  const startAgain = () => startOn(Number(port), whole, options, searchParams.get('host'));
  let stopRestarting: () => Promise<void> = () => Promise.resolve();
  return {
    url,
    restartOnCrash: (log) => {
      stopRestarting = restartOnCrash({ url, isRunning, start: startAgain, log });
    },
    stop: async () => {
      await stopRestarting();
      // It may have died a moment ago.
      if (await isRunning()) await runPostgresTool(native, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', cluster], user);
    },
  };
};

/** Creates the database unless it exists; returns its connection string. */
export const ensureDatabase = async (maintenanceUrl: string, name: string): Promise<string> => {
  const client = new Client({ connectionString: maintenanceUrl });
  // Its query fails by itself; an error that nobody listens to would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return url.toString();
};
