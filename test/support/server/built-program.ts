import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Whatever Node is told to run this program, made of the sources once for a run of jest: they are nine hundred files.
 */
export const builtProgram = (source: string): readonly string[] => {
  const folder = process.env['TEST_PROGRAMS'] ?? '';
  const name = `${path.basename(source, '.ts')}.js`;
  const built = path.join(folder, name);
  if (!fs.existsSync(built)) {
    // The other worker may make it too: each has a folder, and what stands is whole, its map first.
    const own = fs.mkdtempSync(path.join(folder, 'making-'));
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts', own, source], { stdio: 'pipe' });
    for (const made of [`${name}.map`, name]) fs.renameSync(path.join(own, made), path.join(folder, made));
  }
  return ['--enable-source-maps', built];
};
