import { ConfigProblem } from './config/config-problem';
import { readConfig } from './config/read-config';
import { startProduct } from './start-product';

const tell = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const product = await startProduct(config);
  tell(`\n  Напарник открыт: ${product.url}`);
  if (config.demo) tell('  Демо-режим: на странице входа можно стать любым из демо-людей, часы и почта: /dev');
  tell('  Остановить: Ctrl+C\n');
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    // A connection that will not close must not keep the process.
    setTimeout(() => process.exit(1), 10_000).unref();
    product.stop().then(
      () => process.exit(0),
      (problem: unknown) => {
        process.stderr.write(`  Остановилось с ошибкой: ${String(problem)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

run().catch((problem: unknown) => {
  const plain = problem instanceof ConfigProblem;
  process.stderr.write(`\n  ${plain ? problem.message : `Не запустилось: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`}\n`);
  if (!plain && problem instanceof Error && problem.cause) process.stderr.write(`  Причина: ${String(problem.cause)}\n`);
  process.exit(1);
});
