import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/config';
import type { Cluster } from './cluster-folder';

const versionOf = ({ native }: Pick<Cluster, 'native'>): number => {
  const printed = execFileSync(path.join(native, 'bin', 'pg_ctl'), ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(printed)?.[1]);
};

/**
 * PostgreSQL opens only the data of its own major version.
 * @throws ConfigError when the cluster was created by another one
 */
export const requireSameVersion = ({ native, folder }: Pick<Cluster, 'native' | 'folder'>): void => {
  const own = versionOf({ native });
  const its = Number(fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8'));
  if (its > own)
    throw new ConfigError(
      `The data in ${folder} is of PostgreSQL ${its} and this release brings ${own}: start the newer release of Naparnik that made it, or choose another folder: DATA_DIR=…`,
    );
  if (its < own)
    throw new ConfigError(
      `The data in ${folder} is of PostgreSQL ${its} and this release brings ${own}: dump it with the release that made it (pg_dump) and restore it into an empty folder (docs/operate.md).`,
    );
};
