import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Whatever Node is told to run this program, made of the sources once for a run of jest: they are nine hundred files. */
export const builtProgram = (source: string): readonly string[] => {
  const folder = process.env['TEST_PROGRAMS'] ?? '';
  const built = path.join(folder, `${path.basename(source, '.ts')}.js`);
  if (!fs.existsSync(built)) {
    // The other worker may make it too: each has a folder, and what stands is whole.
    const own = fs.mkdtempSync(path.join(folder, 'making-'));
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts', own, source], { stdio: 'pipe' });
    for (const made of fs.readdirSync(own).sort((one, other) => other.length - one.length))
      fs.renameSync(path.join(own, made), path.join(folder, made));
  }
  return ['--enable-source-maps', built];
};
