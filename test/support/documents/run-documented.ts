import { spawn } from 'node:child_process';
import { projectRoot } from '#server/platform/config/project-root.ts';

interface Ended {
  readonly code: number | null;
  /** Standard output and errors together. */
  readonly said: string;
}

const spawnDocumented = (command: string, env: Readonly<Record<string, string>>, detached: boolean) => {
  const [program = '', ...words] = command.split(' ');
  const child = spawn(program, words, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text: Buffer) => (said += text.toString()));
  return { child, said: () => said };
};

/** Runs a command as the documents write it, in the project's folder. `documented-commands.test.ts` looks for calls. */
export const runDocumented = (command: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const { child, said } = spawnDocumented(command, env, false);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: said() }));
  });

export interface Started {
  /** Ctrl+C: the signal reaches every process of the command, as from a terminal. Resolves with the exit code. */
  interrupt(): Promise<number | null>;
  said(): string;
}

/** Starts a command that runs until it is stopped. */
export const startDocumented = (command: string, env: Readonly<Record<string, string>>): Started => {
  const { child, said } = spawnDocumented(command, env, true);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    interrupt: () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGINT');
      return ended;
    },
    said,
  };
};
