import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAndRemember, isBuilt } from './what-is-built';

const root = path.join(__dirname, '..');

const run = (...args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]}: ${code}`))));
  });

/**
 * The page and the server beside one another: the page takes ten times as long, and mostly one core. Where one fails the
 * other is waited for: nothing goes on behind the back of whoever asked.
 */
const build = async (): Promise<void> => {
  const ended = await Promise.allSettled([
    run('node_modules/webpack/bin/webpack.js', '--mode', 'production', '--config-node-env', 'production'),
    run('--import', 'tsx', 'scripts/build-server.ts'),
  ]);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};

/** `--if-changed`: only where what stands was built from something else. */
if (!process.argv.includes('--if-changed') || !isBuilt(root))
  // Whatever went wrong has been said by whoever met it.
  buildAndRemember(root, build).catch(() => process.exit(1));
