import { spawn } from 'node:child_process';
import path from 'node:path';

export const projectRoot = path.join(__dirname, '../../..');

interface Ended {
  readonly code: number | null;
  /** Standard output and errors together. */
  readonly said: string;
}

/** Runs a command as the documents write it, in the project's folder. `documented-commands.test.ts` looks for calls. */
export const runDocumented = (command: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const [program = '', ...words] = command.split(' ');
    const child = spawn(program, words, {
      cwd: projectRoot,
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });

export interface Started {
  /** Ctrl+C: the signal reaches every process of the command, as from a terminal. Resolves with the exit code. */
  interrupt(): Promise<number | null>;
  said(): string;
}

/** Starts a command that runs until it is stopped. */
export const startDocumented = (command: string, env: Readonly<Record<string, string>>): Started => {
  const [program = '', ...words] = command.split(' ');
  const child = spawn(program, words, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    interrupt: () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGINT');
      return ended;
    },
    said: () => said,
  };
};
