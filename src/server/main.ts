import { readConfig } from './platform/config/read-config';
import { workingOrigins } from './composition/working-origins';
import { printFailure } from './composition/print-failure';
import { startProduct } from './composition/start-product';
import { nameSources } from './platform/source-maps';
import { printStep } from './platform/start-steps';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/**
 * A single Ctrl+C may arrive as two signals, from the terminal and from npm: only one after this time is a second
 * Ctrl+C, which ends the process at once. Ms of real time.
 */
const repeatedSignalMs = 500;

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const started = startProduct(config, printStep);
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > repeatedSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    // A stop during the start waits until the product has started and can be stopped cleanly.
    started
      .then((product) => {
        // A connection that does not close must not keep the process alive.
        setTimeout(() => process.exit(1), 10_000).unref();
        return product.stop();
      })
      .then(
        () => process.exit(0),
        (problem: unknown) => {
          process.stderr.write(`  Stopped with an error: ${String(problem)}\n`);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const product = await started;
  print(`\n  Naparnik is open: ${product.url}`);
  for (const line of workingOrigins(config)) print(`  ${line}`);
  if (config.demo) print('  Demo mode: the sign-in page lets you be any of the demo people; clock and mailbox: /dev');
  print('  To stop it: Ctrl+C\n');
};

run().catch((problem: unknown) => {
  nameSources();
  printFailure('Did not start', problem);
  process.exit(1);
});
