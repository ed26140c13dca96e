import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtProgram } from './built-program';

/** Exit code of a process; null when a signal ended it. */
export const exitCodeOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

export interface ProductProcess {
  readonly child: ChildProcess;
  /** Resolves once the product has printed that it is open. */
  readonly opened: Promise<void>;
  /** Its output so far. */
  said(): string;
  readonly url: string;
}

export interface ProductFolder {
  readonly folder: string;
  /** Starts the product, or another of its programs, on the folder with its embedded PostgreSQL. */
  start(port: number, env?: Readonly<Record<string, string>>, program?: readonly string[]): ProductProcess;
  /** Process id of the PostgreSQL that serves the folder. */
  postgres(): number;
  /** Whether the files that exist only while the product runs are gone. */
  isFree(): boolean;
  clean(): Promise<void>;
}

/** A new data folder for processes of the product; `program`: arguments for Node. */
export const productFolder = (program: readonly string[] = builtProgram('src/server/main.ts')): ProductFolder => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-process-'));
  fs.chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];
  const postmaster = path.join(folder, 'postgres/postmaster.pid');
  return {
    folder,
    start: (port, given = {}, asked = program) => {
      const env = {
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? '',
        DATA_DIR: folder,
        PORT: String(port),
        LOG_LEVEL: 'silent',
        ...given,
      };
      const child = spawn(process.execPath, asked, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      children.push(child);
      let said = '';
      child.stdout.on('data', (text: Buffer) => (said += text.toString()));
      child.stderr.on('data', (text: Buffer) => (said += text.toString()));
      const opened = new Promise<void>((resolve, reject) => {
        child.stdout.on('data', () => said.includes('is open') && resolve());
        child.once('exit', () => reject(new Error(said)));
      });
      opened.catch(() => undefined);
      return { child, opened, said: () => said, url: `http://127.0.0.1:${port}` };
    },
    postgres: () => Number(fs.readFileSync(postmaster, 'utf8').split('\n')[0]),
    isFree: () => !fs.existsSync(postmaster) && !fs.existsSync(path.join(folder, 'naparnik.pid')),
    clean: async () => {
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(children.map(exitCodeOf));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
