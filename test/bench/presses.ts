import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Press } from '../support/journeys/note-presses';

/** The main job: ordering, paying, playing, talking. Others by their paths: `tsx test/bench/presses.ts test/journeys/blog`. */
const mainJob = ['squad/booking', 'squad/mate-way', 'squad/squad-changes', 'squad/squad-play', 'chat/'];
const asked = process.argv.slice(2);
const journeys = asked.length > 0 ? asked : mainJob.map((name) => `test/journeys/${name}`);

/** Of all presses, as the Web's own measure counts them: with those under 16 ms, which are not noted one by one. */
const share = 0.98;
/** How many of the slowest are named. */
const named = Number(process.env['NAMED'] ?? 5);

/** Visitors of a journey in the order in which they come; a third one only looks on. */
const visitors = (process.env['VISITORS'] ?? '1,2').split(',').map(Number);

/**
 * Walks journeys at a person's pace and tells how long presses kept the page. One visitor after the other has a processor
 * slowed to a quarter: the other one is at a machine of their own, and two slow ones would share the cores of this one.
 */
const run = (): void => {
  const file = path.join(os.tmpdir(), `naparnik-presses-${process.pid}.jsonl`);
  const jest = ['node_modules/jest/bin/jest.js', ...journeys, '--selectProjects', 'journeys', '--runInBand'];
  for (const visitor of visitors) {
    const env = { ...process.env, PRESSES: file, PRESSES_OF: `${visitor}` };
    spawnSync(process.execPath, jest, { stdio: 'inherit', env });
  }
  const slowest = new Map<string, Press>();
  const counts = new Map<number, number>();
  for (const line of fs.readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const press: Press = JSON.parse(line);
    const id = `${press.document} ${press.id}`;
    if (press.took > (slowest.get(id)?.took ?? 0)) slowest.set(id, press);
    counts.set(press.document, Math.max(counts.get(press.document) ?? 0, press.count));
  }
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const presses = [...slowest.values()].sort((one, other) => other.took - one.took);
  fs.rmSync(file);
  const at = Math.floor(count * (1 - share));
  const late = presses.filter(({ took }) => took > 100).length;
  process.stdout.write(
    `${count} presses, 98 % of them within ${presses[at]?.took ?? 16} ms (100 wanted), ${late} of them later than 100 ms\n`,
  );
  for (const { took, waited, handled, event, on, page, frames } of presses.slice(0, named))
    process.stdout.write(
      [`  ${took} ms (waited ${waited}, handled in ${handled}): ${event} ${on} of ${page}`, ...frames, ''].join(
        '\n    ',
      ),
    );
};

run();
