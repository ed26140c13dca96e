import { performance } from 'node:perf_hooks';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { exitCodeOf, type ProductFolder, productFolder } from '../support/server/product-process';

const built = ['--enable-source-maps', 'dist/server/serve.js'];

/** Seconds until the product has printed that it is open. */
const start = async (folder: ProductFolder): Promise<number> => {
  const port = await freePort();
  const since = performance.now();
  const { child, opened } = folder.start(port);
  await opened;
  const took = (performance.now() - since) / 1000;
  child.kill('SIGTERM');
  await exitCodeOf(child);
  return took;
};

/** Starts the output of `npm run build` on an empty folder, where it fills the demo, then again on the same folder. */
const run = async (): Promise<void> => {
  const folder = productFolder(built);
  const first = await start(folder);
  const later = Math.min(await start(folder), await start(folder), await start(folder));
  process.stdout.write(
    `start with a new database and the demo ${first.toFixed(1)} s (to reach 5), later ${later.toFixed(1)} s (to reach 1.5)\n`,
  );
  await folder.clean();
};

void run().then(() => process.exit(0));
