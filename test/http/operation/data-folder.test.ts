import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '#server/platform/config/config.ts';
import { lockDataDir, lockHolderOf } from '#server/platform/config/lock-data-dir.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-folder-'));
const lock = path.join(folder, 'naparnik.pid');
const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
afterAll(() => {
  other.kill();
  fs.rmSync(folder, { recursive: true });
});

/** The lock as that process would have written it. */
const lockOf = (pid: number): string => {
  const letGo = lockDataDir(folder);
  const beginning = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^[^]*\) /, '')
    .split(' ')[19];
  letGo();
  return `${pid} ${beginning}`;
};

test('a living product holds its folder', () => {
  fs.writeFileSync(lock, lockOf(other.pid ?? 0));
  expect(lockHolderOf(folder)).toBe(other.pid);
  expect(() => lockDataDir(folder)).toThrow(/already running in .* \(process \d+\)/);
});

test('another program that has its number now does not: the folder is free', () => {
  fs.writeFileSync(lock, `${other.pid} 1`);
  expect(lockHolderOf(folder)).toBeNull();
  const letGo = lockDataDir(folder);
  expect(fs.readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`));
  letGo();
  expect(fs.existsSync(lock)).toBe(false);
});

test.each(['', 'nonsense', '-5 1', '0 1', '999999999 1'])('a lock of %p holds nothing', (text) => {
  fs.writeFileSync(lock, text);
  expect(lockHolderOf(folder)).toBeNull();
  lockDataDir(folder)();
});

test('a folder that is a file is one sentence', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  expect(() => lockDataDir(path.join(file, 'data'))).toThrow(ConfigError);
});
