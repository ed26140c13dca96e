import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import config from '../../jest.config';

/**
 * Has jest run this file of tests. Files of the project find its modules, so it lies for a moment among what is built, in
 * a folder of its own: journeys that save tests run side by side.
 */
export const runSavedTest = (source: string, name: string): { readonly status: number | null } => {
  const folder = fs.mkdtempSync(path.resolve('dist', 'saved-test-'));
  const project = config.projects?.find((one) => typeof one !== 'string' && one.displayName === 'domain');
  fs.writeFileSync(path.join(folder, name), source);
  const settings = { ...Object(project), rootDir: path.resolve('.'), testMatch: [`${folder}/*.test.ts`] };
  const { status } = spawnSync(process.execPath, [
    'node_modules/jest/bin/jest.js',
    '--config',
    JSON.stringify(settings),
  ]);
  fs.rmSync(folder, { recursive: true });
  return { status };
};
