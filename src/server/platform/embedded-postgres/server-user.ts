import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/config';

/** PostgreSQL refuses to run as root: then it runs as this user. Null: we are not root, it runs as we do. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const idOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim());

const lookUp = (name: string): ServerUser | null => {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) };
  } catch {
    return null;
  }
};

const create = (name: string): ServerUser | null => {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
      stdio: 'ignore',
    });
    return lookUp(name);
  } catch {
    return null;
  }
};

/** Whom PostgreSQL runs as: made when there is none yet. @throws ConfigError when a root has nobody to lend it */
export const serverUser = (): ServerUser | null => {
  if (process.getuid?.() !== 0) return null;
  const user = lookUp('naparnik') ?? create('naparnik') ?? lookUp('postgres') ?? lookUp('nobody');
  if (!user)
    throw new ConfigError(
      'PostgreSQL не работает от root, а другого пользователя создать не удалось. Запусти от обычного пользователя.',
    );
  return user;
};

/** Whether that user may walk into every folder of the path: a root's home usually stops it. */
export const canAccess = (user: ServerUser, target: string): boolean => {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const stat = fs.statSync(folder, { throwIfNoEntry: false });
    if (stat) {
      const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001;
      if (stat.isDirectory() && (stat.mode & bit) === 0) return false;
    }
    if (folder === path.dirname(folder)) return true;
  }
};
