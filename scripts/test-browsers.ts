import { spawnSync } from 'node:child_process';
import { everyEngine, lackOf } from '../test/support/browsers/installed-engines';

/** Runs the journeys in the engines of this machine, and says which ones it lacks. */
const lacks = everyEngine.map((engine) => [engine, lackOf(engine)] as const).filter(([, lack]) => lack !== null);
for (const [engine, lack] of lacks) process.stdout.write(`journeys were not run in ${engine}: ${lack}\n`);
if (lacks.length < everyEngine.length) {
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'browsers', '--maxWorkers=2'];
  const { status } = spawnSync(process.execPath, [...jest, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
