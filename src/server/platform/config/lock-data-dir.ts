import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config';
import { startCommand } from './start-command';

/** Whether there is a process with this pid, of any user; a zombie counts too. */
export const isProcessAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return Object(problem).code === 'EPERM';
  }
};

/** In ticks since boot. The second field, the program's name, may itself contain blanks and brackets. */
const startTimeByProc = (pid: number): string =>
  fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^[^]*\) /, '')
    .split(' ')[19] ?? '';

/** Where the system has no `/proc`: from a tool, with a locale and time zone that make its output constant. */
const startTimeByTool = (pid: number): string => {
  const [tool, ...words] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToUniversalTime().Ticks`]
      : ['ps', '-o', 'lstart=', '-p', String(pid)];
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  return execFileSync(tool ?? '', words, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .replaceAll(/\s+/g, '-');
};

/**
 * When the process started; empty where that cannot be found out. The system reuses the pid of a process that has
 * ended; pid and start time together are unique.
 */
const startTimeOf = (pid: number): string => {
  try {
    return fs.existsSync('/proc/self/stat') ? startTimeByProc(pid) : startTimeByTool(pid);
  } catch {
    return '';
  }
};

const fileOf = (dataDir: string): string => path.join(dataDir, 'naparnik.pid');

/** The pid of another live process that has locked the folder; null when there is none. */
export const lockHolderOf = (dataDir: string): number | null => {
  const file = fileOf(dataDir);
  const [number = '0', startTime = ''] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(' ') : [];
  const holder = Number(number);
  const isThis = startTime === '' || startTime === startTimeOf(holder);
  return holder > 0 && holder !== process.pid && isProcessAlive(holder) && isThis ? holder : null;
};

const notWritable = (dataDir: string, problem: unknown): ConfigError =>
  new ConfigError(`The data folder ${dataDir} cannot be written (${String(problem)}): choose another one: DATA_DIR=…`);

/** For a product with an external database: several processes may share the folder. @throws ConfigError */
export const requireWritable = (dataDir: string): void => {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch (problem) {
    throw notWritable(dataDir, problem);
  }
};

/**
 * Locks the data folder for this process; returns the function that unlocks it.
 * @throws ConfigError when another live process has locked it or the folder cannot be written
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const file = fileOf(dataDir);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const holder = lockHolderOf(dataDir);
    if (holder !== null) {
      throw new ConfigError(
        `Naparnik is already running in ${dataDir} (process ${holder}): stop it, or choose another folder: ${startCommand({ DATA_DIR: './data2', PORT: '3001' })}`,
      );
    }
    fs.writeFileSync(file, `${process.pid} ${startTimeOf(process.pid)}`);
  } catch (problem) {
    if (problem instanceof ConfigError) throw problem;
    throw notWritable(dataDir, problem);
  }
  return () => fs.rmSync(file, { force: true });
};
