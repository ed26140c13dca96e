import fs from 'node:fs';
import path from 'node:path';
import { ConfigProblem } from './config-problem';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return Object(problem).code === 'EPERM';
  }
};

/**
 * Makes this process the only one on the data folder; gives the function that lets it go.
 * @throws ConfigProblem when another living process holds it or the folder cannot be written
 */
export const holdDataDir = (dataDir: string): (() => void) => {
  const file = path.join(dataDir, 'naparnik.pid');
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const holder = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    if (holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new ConfigProblem(`В папке ${dataDir} уже работает «Напарник» (процесс ${holder}). Останови его или задай другую папку: DATA_DIR=./data2 PORT=3001 npm start`);
    }
    fs.writeFileSync(file, String(process.pid));
  } catch (problem) {
    if (problem instanceof ConfigProblem) throw problem;
    throw new ConfigProblem(`В папку данных ${dataDir} нельзя писать (${String(problem)}). Задай другую: DATA_DIR=…`);
  }
  return () => fs.rmSync(file, { force: true });
};
