import { spawnSync } from 'node:child_process';
import { buildBench } from './build-bench';

/* `tsx scripts/bench.ts reads squads`: runs a bench of test/bench, built as the product is, with its arguments. */

const [name = '', ...args] = process.argv.slice(2);
void buildBench(name).then((file) => {
  process.exitCode = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1;
});
