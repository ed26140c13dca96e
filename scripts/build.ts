import { spawn, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { printFailure } from '#server/composition/print-failure.ts';
import { requireStartable } from '#server/composition/require-startable.ts';
import { requireSpace } from '#server/platform/config/require-space.ts';
import { printStep } from '#server/platform/start-steps.ts';
import { buildAndRemember, isBuilt } from './what-is-built';

const root = path.join(__dirname, '..');

/** `--for-start`: builds only if the sources have changed, and does the work of a first start meanwhile. */
const isForStart = process.argv.includes('--for-start');

/** Megabytes that page and server need beside those of former releases. */
const neededForBuild = 100;

/** How often a build that is quiet for long says that it goes on. */
const remindEveryMs = 15_000;

const run = (stdio: StdioOptions, ...args: readonly string[]) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio });
  const ended = new Promise<void>((resolve, reject) => {
    child
      .once('error', reject)
      .once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]}: ${code}`))));
  });
  return { output: child.stdout, ended };
};

const runSource = (file: string, output: 'pipe' | 'inherit') =>
  run(['ignore', output, 'inherit'], '--import', 'tsx', file);

/** Its output, the size of each script, is of interest for a start only when the build fails. */
const buildPage = async (): Promise<void> => {
  const { output, ended } = runSource('scripts/build-page.ts', isForStart ? 'pipe' : 'inherit');
  const said = output === null ? Promise.resolve('') : text(output);
  await ended.catch(async (problem: unknown) => {
    process.stdout.write(await said);
    throw problem;
  });
  printStep('The page is built');
};

const buildServer = async (): Promise<void> => {
  await runSource('scripts/build-server.ts', 'inherit').ended;
  printStep('The server is built');
};

/**
 * The page takes ten times as long to build as the server, and mostly one core. Failures are ignored: the start itself
 * meets and reports them.
 */
const makeFirstStart = async (): Promise<void> => {
  const { output, ended } = run(['ignore', 'pipe', 'ignore'], 'dist/server/first-start.js');
  if (output !== null) createInterface(output).on('line', printStep);
  await ended.catch(() => undefined);
};

/** Builds page and server concurrently. If one fails, the other is awaited: nothing runs on in the background. */
const buildBoth = async (): Promise<void> => {
  printStep('Building page and server, which takes a minute or two');
  const reminder = setInterval(() => printStep('Still building'), remindEveryMs);
  const server = isForStart ? buildServer().then(makeFirstStart) : buildServer();
  const ended = await Promise.allSettled([buildPage(), server]);
  clearInterval(reminder);
  const failed = ended.find((one) => one.status === 'rejected');
  // The failed step has printed its error.
  if (failed) process.exit(1);
};

const build = async (): Promise<void> => {
  if (isForStart && isBuilt(root)) return;
  if (isForStart) await requireStartable({ ...process.env, NODE_ENV: 'production' });
  requireSpace(path.join(root, 'dist'), neededForBuild, 'free some and start again');
  await buildAndRemember(root, buildBoth);
  if (isForStart) printStep('All is built, opening the page');
};

build().catch((problem: unknown) => {
  printFailure('Not built', problem);
  process.exit(1);
});
