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

const buildPage = () =>
  run('inherit', 'node_modules/webpack/bin/webpack.js', '--mode', 'production', '--config-node-env', 'production');
const buildServer = () => run('inherit', '--import', 'tsx', 'scripts/build-server.ts');

/** The page takes ten times as long as the server, and mostly one core. What hinders it the start itself meets and tells. */
const makeFirstStart = () => run('ignore', 'dist/server/first-start.js').catch(() => undefined);

/**
 * The page and the server beside one another. Where one fails the other is waited for: nothing goes on behind the back of
 * whoever asked.
 */
const buildBoth = async (afterServer: () => Promise<void>): Promise<void> => {
  const ended = await Promise.allSettled([buildPage(), buildServer().then(afterServer)]);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};

/** `--for-start`: only where what stands was built from something else, and with what a first start makes. */
const isForStart = process.argv.includes('--for-start');
const build = () => buildBoth(isForStart ? makeFirstStart : () => Promise.resolve());
if (!isForStart || !isBuilt(root))
  // Whatever went wrong has been said by whoever met it.
  buildAndRemember(root, build).catch(() => process.exit(1));
