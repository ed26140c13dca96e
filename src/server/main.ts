import { ConfigError } from './platform/config/config';
import { readConfig } from './platform/config/read-config';
import { startProduct } from './composition/start-product';

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
  const started = startProduct(config);
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
          process.stderr.write(`  Остановилось с ошибкой: ${String(problem)}\n`);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const product = await started;
  print(`\n  Напарник открыт: ${product.url}`);
  if (config.demo) print('  Демо-режим: на странице входа можно стать любым из демо-людей, часы и почта: /dev');
  print('  Остановить: Ctrl+C\n');
};

run().catch((problem: unknown) => {
  const plain = problem instanceof ConfigError;
  process.stderr.write(
    `\n  ${plain ? problem.message : `Не запустилось: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`}\n`,
  );
  if (!plain && problem instanceof Error && problem.cause)
    process.stderr.write(`  Причина: ${String(problem.cause)}\n`);
  process.exit(1);
});
