import fs from 'node:fs';
import os from 'node:os';

const memory = '/dev/shm';
/** Bytes: what a run's databases take at most, several times over. */
const enough = 6 * 1024 ** 3;

/**
 * Where files that nobody keeps cost least: in memory, if the machine sets enough of it aside, else on disk. Copying a
 * database makes a thousand small files; on a disk that has seen many of them that takes a third of a second.
 */
export const fastFolder = (): string => {
  if (!fs.existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize >= enough ? memory : os.tmpdir();
};
