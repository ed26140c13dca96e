import { type ChildProcess, spawn } from 'node:child_process';

interface Screen {
  readonly process: ChildProcess;
  /** As `DISPLAY` names it. */
  readonly display: string;
}

/** A screen that is only in memory; the server names the free number that it has taken. */
export const startScreen = async (size: { readonly width: number; readonly height: number }): Promise<Screen> => {
  const started = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    started.stdio[3]?.on('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    started.once('exit', () => reject(new Error('Xvfb has not started')));
  });
  return { process: started, display };
};
