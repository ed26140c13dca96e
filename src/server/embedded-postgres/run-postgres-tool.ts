import { spawn } from 'node:child_process';
import path from 'node:path';
import type { ServerUser } from './server-user';

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws Error with what the program said when it fails.
 */
export const runPostgresTool = (
  native: string,
  tool: 'initdb' | 'pg_ctl',
  args: readonly string[],
  user: ServerUser | null,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.join(native, 'bin', tool), args, {
      ...(user ?? {}),
      cwd: '/',
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' },
      // The server that pg_ctl leaves behind inherits these: a pipe would never close.
      stdio: tool === 'pg_ctl' ? 'ignore' : ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${tool} завершился с кодом ${code}. ${said.trim()}`))));
  });
