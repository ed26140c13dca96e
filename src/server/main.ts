import { ConfigError } from './platform/config/config';
import { readConfig } from './platform/config/read-config';
import { startProduct } from './composition/start-product';

const tell = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/**
 * One Ctrl+C may come twice, from the terminal and from npm: only a later one is of somebody who will not wait. Ms of
 * real time.
 */
const sameWishMs = 500;

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const started = startProduct(config);
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameWishMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    // Who is stopped while starting ends in order too, as soon as there is something to end.
    started
      .then((product) => {
        // A connection that will not close must not keep the process.
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
  tell(`\n  Напарник открыт: ${product.url}`);
  if (config.demo) tell('  Демо-режим: на странице входа можно стать любым из демо-людей, часы и почта: /dev');
  tell('  Остановить: Ctrl+C\n');
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
