import { lockDataDir } from '../platform/config/lock-data-dir';
import { readConfig } from '../platform/config/read-config';
import { requireSpaceForData } from '../platform/embedded-postgres/embedded-postgres';
import { requireFreePort } from '../platform/http/listen';

/**
 * What would stop a start later on, checked before the build that may take minutes.
 * @throws ConfigError
 */
export const requireStartable = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  if (config.databaseUrl === null) {
    lockDataDir(config.dataDir)();
    requireSpaceForData(config.dataDir);
  }
  await requireFreePort(config);
};
