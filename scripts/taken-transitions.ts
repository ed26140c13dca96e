import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * `npm run machines:taken` runs the tests of what the machines are for, and writes which transitions they take: the
 * others are drawn pale.
 */
const tests = [
  'test/domain/',
  'test/lifecycle/',
  'test/client/(?:machines\\.test|deposit|mate-toggle|rebranding|pov-request)',
  'test/http/(?:squads|bookings|blog|pov-requests)/',
];
const target = 'src/client/features/machine-drawing/taken-transitions.json';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'taken-transitions-'));
try {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      ...['--selectProjects', 'domain', 'client', 'server'],
      ...['--testPathPatterns', ...tests],
    ],
    { stdio: 'inherit', env: { ...process.env, NOTE_TRANSITIONS: folder } },
  );
  if (status !== 0) throw new Error('The list is written only when all tests pass');
  const lines = fs.readdirSync(folder).flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n'));
  fs.writeFileSync(target, `${JSON.stringify([...new Set(lines)].sort(), null, 2)}\n`);
  process.stdout.write(`${new Set(lines).size} transitions are taken by tests: ${target}\n`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
