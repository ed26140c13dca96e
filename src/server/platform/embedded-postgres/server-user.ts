import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/config';

/** The user that PostgreSQL runs as when we are root, because it refuses to run as root itself. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const idOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim());

const findUser = (name: string): ServerUser | null => {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) };
  } catch {
    return null;
  }
};

const createUser = (name: string): ServerUser | null => {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
      stdio: 'ignore',
    });
    return findUser(name);
  } catch {
    return null;
  }
};

/**
 * The user for PostgreSQL, created if needed; null when we are not root and it runs as our own user.
 * @throws ConfigError when we are root and there is no other user
 */
export const serverUser = (): ServerUser | null => {
  if (process.getuid?.() !== 0) return null;
  const user = findUser('naparnik') ?? createUser('naparnik') ?? findUser('postgres') ?? findUser('nobody');
  if (!user)
    throw new ConfigError(
      'PostgreSQL does not run as root and no other user could be created: start as an ordinary user.',
    );
  return user;
};

/** Whether the user may enter every folder of the path; root's home usually does not allow it. */
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
