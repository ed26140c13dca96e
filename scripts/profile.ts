import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { callTree, dearestFrames } from '../test/bench/profile/call-tree';
import { flameGraph } from '../test/bench/profile/flame-graph';
import { sourcesOf } from '../test/bench/profile/sources-of';
import { buildBench } from './build-bench';

/*
 * `npm run profile -- reads squads`: runs a bench of test/bench with its arguments under V8's profiler and tells where
 * its measured parts went: a flame graph for each process in `.cache/profile/reads`, and the ten dearest frames and
 * statements as text.
 */

const [name = '', ...args] = process.argv.slice(2);
const folder = path.resolve('.cache/profile', name);

const read = (file: string): string | null => {
  const at = path.join(folder, file);
  return fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : null;
};

const tell = (bundle: string): void => {
  const sources = sourcesOf(bundle, fs.readFileSync(bundle, 'utf8'));
  const parts = JSON.parse(read('parts.json') ?? '[]');
  for (const file of fs.readdirSync(folder).filter((one) => one.endsWith('.cpuprofile'))) {
    const root = callTree(JSON.parse(read(file) ?? '{}'), parts, sources);
    if (root.whole === 0) continue;
    const picture = path.join(folder, file.replace('.cpuprofile', '.svg'));
    fs.writeFileSync(picture, flameGraph(root));
    process.stdout.write(`\n${path.relative('.', picture)}: ${(root.whole / 1000).toFixed(0)} ms\n`);
    for (const { name: frame, own } of dearestFrames(root, 10))
      process.stdout.write(`${((100 * own) / root.whole).toFixed(1).padStart(6)} %  ${frame}\n`);
  }
  const statements = read('statements.txt');
  if (statements !== null) process.stdout.write(`\nPostgreSQL\n${statements}`);
};

void buildBench(name).then((bundle) => {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(process.execPath, ['--cpu-prof', `--cpu-prof-dir=${folder}`, bundle, ...args], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_PROFILE: folder },
  });
  tell(bundle);
  process.exitCode = status ?? 1;
});
