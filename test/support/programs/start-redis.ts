import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { exitCodeOf } from '../server/product-process';
import { waitFor } from '../wait-for';
import { findProgram } from './find-program';

export interface RedisServer {
  readonly url: string;
  /** kill -9; clients lose their connection. */
  kill(): Promise<void>;
  /** Starts again at the same address, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = net.connect(port, '127.0.0.1', () => line.write('PING\r\n'));
    line.once('data', () => resolve(true));
    line.once('error', () => resolve(false));
    line.once('close', () => resolve(false));
    line.once('data', () => line.destroy());
  });

/** A real Redis without persistence. */
export const startRedis = async (): Promise<RedisServer> => {
  const program = findProgram('redis-server');
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-redis-'));
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    child?.kill('SIGKILL');
    if (child) await exitCodeOf(child);
  };
  const start = async (): Promise<void> => {
    const started = spawn(program, words, { stdio: 'ignore' });
    child = started;
    await waitFor(
      () => answers(port),
      (isOpen) => isOpen || started.exitCode !== null,
    );
    if (started.exitCode !== null) throw new Error(`redis-server ended with ${started.exitCode}`);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    stop: async () => {
      await kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
