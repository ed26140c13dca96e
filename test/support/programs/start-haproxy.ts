import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { serverUser } from '#server/platform/embedded-postgres/server-user.ts';
import { exitCodeOf } from '../server/product-process';
import { findProgram } from './find-program';

interface Behind {
  readonly name: string;
  readonly port: number;
  /** Where its health is asked for, when that is another port. */
  readonly checked?: number;
}

/** HAProxy in front of servers of which one is to be used; `check`: the lines of its configuration that tell which. */
export const startHaproxy = async (
  check: readonly string[],
  servers: readonly Behind[],
): Promise<{ readonly port: number; stop(): Promise<void> }> => {
  const program = findProgram('haproxy');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-haproxy-'));
  const user = serverUser();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  const lines = [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen chosen',
    `  bind 127.0.0.1:${port}`,
    ...check.map((line) => `  ${line}`),
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers.map(({ name, port: at, checked = at }) => `  server ${name} 127.0.0.1:${at} check port ${checked}`),
  ];
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  const child = spawn(program, ['-db', '-f', file], { cwd: folder, stdio: 'ignore', ...user });
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL');
      await exitCodeOf(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
