import { type ChildProcess, spawn } from 'node:child_process';
import { builtProgram } from './built-program';
import { testSecret } from './start-test-server';

export interface ChildServer {
  readonly url: string;
  /** kill -9; resolves once the process has ended, also if it had ended before. */
  kill(): Promise<void>;
}

const ready = async (url: string, child: ChildProcess, complaints: () => string): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the child server ended by itself: ${complaints()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** The product in a process of its own, on a database that outlives it. */
export const startChildServer = async (
  databaseUrl: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildServer> => {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, builtProgram('test/support/server/child-entry.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      SECRET: testSecret,
      DEMO: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  await ready(url, child, () => complaints);
  return {
    url,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
};
