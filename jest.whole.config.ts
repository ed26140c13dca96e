/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config, { serverFolders } from './jest.config.ts';
import { groupTests } from './scripts/group-tests.ts';
import long from './test/support/long-tests.json';

const isLong = (file: string): boolean => long.some((name) => file === `test/${name}.test.ts`);

const folders = serverFolders.map((folder) => `test/${folder}`);

/**
 * All tests at once, as `npm test` runs them: jest loads every module anew for each test file, which is a fourth of the
 * time of the server's tests, so that several of these share one load. `jest.config.ts` runs each of them alone.
 */
const whole: Config = {
  ...config,
  projects: (config.projects ?? []).map((project) =>
    typeof project === 'string' || project.displayName !== 'server'
      ? project
      : { ...project, testMatch: groupTests(__dirname, 'server', folders, isLong).map((file) => `<rootDir>/${file}`) },
  ),
};

export default whole;
