import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAndRemember, isBuilt } from './what-is-built';

const root = path.join(__dirname, '..');

const run = (stdio: 'inherit' | 'ignore', ...args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: root, stdio })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]}: ${code}`))));
  });

const buildPage = () => run('inherit', '--import', 'tsx', 'scripts/build-page.ts');
const buildServer = () => run('inherit', '--import', 'tsx', 'scripts/build-server.ts');

/**
 * The page takes ten times as long to build as the server, and mostly one core. Failures are ignored: the start itself
 * meets and reports them.
 */
const makeFirstStart = () => run('ignore', 'dist/server/first-start.js').catch(() => undefined);

/** Builds page and server concurrently. If one fails, the other is awaited: nothing runs on in the background. */
const buildBoth = async (afterServer: () => Promise<void>): Promise<void> => {
  const ended = await Promise.allSettled([buildPage(), buildServer().then(afterServer)]);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};

/** `--for-start`: builds only if the sources have changed, and does the work of a first start meanwhile. */
const isForStart = process.argv.includes('--for-start');
const build = () => buildBoth(isForStart ? makeFirstStart : () => Promise.resolve());
if (!isForStart || !isBuilt(root))
  // The failed step has printed its error.
  buildAndRemember(root, build).catch(() => process.exit(1));
