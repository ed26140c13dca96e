import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config';
import { isProcessAlive } from './is-process-alive';
import { startCommand } from './start-command';

/** In ticks since the machine began; the second field may hold blanks and brackets of its own. */
const startTimeByProc = (pid: number): string =>
  fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^[^]*\) /, '')
    .split(' ')[19] ?? '';

/** Where the system has no `/proc`, by the words of its own tool: the same ones in summer, in winter and abroad. */
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
 * When the process began; empty where nobody says. The number of a process that has ended is given to another program:
 * together with its beginning it is nobody else's.
 */
const startTimeOf = (pid: number): string => {
  try {
    return fs.existsSync('/proc/self/stat') ? startTimeByProc(pid) : startTimeByTool(pid);
  } catch {
    return '';
  }
};

const fileOf = (dataDir: string): string => path.join(dataDir, 'naparnik.pid');

/** The living process that holds the folder; null when nobody but perhaps this one does. */
export const lockHolderOf = (dataDir: string): number | null => {
  const file = fileOf(dataDir);
  const [number = '0', beginning = ''] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(' ') : [];
  const holder = Number(number);
  const isThis = beginning === '' || beginning === startTimeOf(holder);
  return holder > 0 && holder !== process.pid && isProcessAlive(holder) && isThis ? holder : null;
};

const notWritable = (dataDir: string, problem: unknown): ConfigError =>
  new ConfigError(`В папку данных ${dataDir} нельзя писать (${String(problem)}). Задай другую: DATA_DIR=…`);

/** For a product whose database is elsewhere: several may share the folder. @throws ConfigError */
export const requireWritable = (dataDir: string): void => {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch (problem) {
    throw notWritable(dataDir, problem);
  }
};

/**
 * Makes this process the only one on the data folder; gives the function that lets it go.
 * @throws ConfigError when another living process holds it or the folder cannot be written
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const file = fileOf(dataDir);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const holder = lockHolderOf(dataDir);
    if (holder !== null) {
      throw new ConfigError(
        `В папке ${dataDir} уже работает «Напарник» (процесс ${holder}). Останови его или задай другую папку: ${startCommand({ DATA_DIR: './data2', PORT: '3001' })}`,
      );
    }
    fs.writeFileSync(file, `${process.pid} ${startTimeOf(process.pid)}`);
  } catch (problem) {
    if (problem instanceof ConfigError) throw problem;
    throw notWritable(dataDir, problem);
  }
  return () => fs.rmSync(file, { force: true });
};
