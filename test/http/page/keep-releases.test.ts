import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepReleases, keptMs, keptReleases } from '../../../scripts/keep-releases';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-build-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const start = Date.UTC(2026, 0, 1);

/** A build at this moment with these files. */
const build = (files: readonly string[], at: number) => {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), 'code');
  }
  keepReleases(folder, new Set(files), at);
};

const there = (file: string): boolean => fs.existsSync(path.join(folder, file));

describe('files of former releases', () => {
  test('stay for a week from when they went out of use', () => {
    build(['main.1.js', '7.1.js', 'games/cs2.svg'], start);
    // In use for a month: the age of the files does not matter.
    const month = start + 30 * 24 * 3_600_000;
    build(['main.2.js', 'games/cs2.svg'], month);
    expect(there('7.1.js')).toBe(true);
    build(['main.3.js', 'games/cs2.svg'], month + keptMs - 1);
    expect(there('7.1.js')).toBe(true);
    build(['main.4.js', 'games/cs2.svg'], month + keptMs);
    expect([there('main.1.js'), there('7.1.js')]).toEqual([false, false]);
    expect([there('main.2.js'), there('main.4.js'), there('games/cs2.svg')]).toEqual([true, true, true]);
  });

  test('that are in use again count from anew', () => {
    build(['a.js'], start);
    build(['b.js'], start + 1000);
    build(['a.js'], start + keptMs);
    build(['b.js'], start + keptMs + 2000);
    expect(there('a.js')).toBe(true);
  });

  test('of more than thirty releases are too many to keep', () => {
    for (let n = 0; n <= keptReleases + 1; n += 1) build([`main.${n}.js`], start + n);
    expect(there('main.0.js')).toBe(false);
    expect(there('main.1.js')).toBe(true);
  });
});
