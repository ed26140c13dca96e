import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireSpace } from '../config/require-space';
import { canAccess, type ServerUser } from './server-user';

/** Absolute folders of PostgreSQL's programs and of its data, and the user that it runs as. */
export interface Cluster {
  readonly native: string;
  readonly folder: string;
  readonly user: ServerUser | null;
}

/** Where a user of PostgreSQL's own finds what it cannot access in our folders. */
const sharedFolder = (): string => (fs.existsSync('/var/lib') ? '/var/lib' : os.tmpdir());

const keyOf = (place: string): string => createHash('sha256').update(place).digest('hex').slice(0, 12);

/**
 * Started by root, PostgreSQL runs as another user: a folder that this user cannot access is replaced by one it can.
 */
export const reachableFolder = (wanted: string, user: ServerUser | null): string => {
  const folder = path.resolve(wanted);
  if (!user || canAccess(user, path.dirname(folder))) return folder;
  return path.join(sharedFolder(), `naparnik-${keyOf(folder)}`);
};

export const reachableBinaries = (native: string, user: ServerUser | null): string => {
  if (!user || canAccess(user, native)) return native;
  const copy = path.join(sharedFolder(), `naparnik-postgres-${keyOf(native)}`);
  if (!fs.existsSync(path.join(copy, 'complete'))) {
    fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    fs.writeFileSync(path.join(copy, 'complete'), '');
  }
  return copy;
};

export const clusterIn = (home: string): string => path.join(home, 'postgres');

/** Whether the cluster was created completely: initdb writes this file last. */
export const isComplete = (cluster: string): boolean => fs.existsSync(path.join(cluster, 'global', 'pg_control'));

/**
 * Whose cluster it is; null before it is complete. A user that would be preferred today may have been created since,
 * and PostgreSQL starts for nobody but the owner.
 */
export const ownerOf = (cluster: string): ServerUser | null => {
  if (!isComplete(cluster)) return null;
  const { uid, gid } = fs.statSync(cluster);
  return { uid, gid };
};

/** Megabytes that creating a cluster and filling the demo take at most, with PostgreSQL's log of changes. */
const neededForNew = 200;
/** PostgreSQL panics when it cannot add 16 MB segments to its log of changes. */
const neededForExisting = 64;

/** @param home folder that the cluster is in, or will be. @throws ConfigError when its disk is nearly full */
export const requireSpaceForCluster = (home: string): void =>
  requireSpace(
    home,
    isComplete(clusterIn(home)) ? neededForExisting : neededForNew,
    'free some, or choose another folder: DATA_DIR=…',
  );
