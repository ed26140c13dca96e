import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Arguments for Node to run this program, bundled once per run of jest: it consists of nine hundred source files. */
export const builtProgram = (source: string): readonly string[] => {
  const folder = process.env['TEST_PROGRAMS'] ?? '';
  const name = `${path.basename(source, '.ts')}.js`;
  const built = path.join(folder, name);
  if (!fs.existsSync(built)) {
    // Another worker may build it at the same time: each uses a folder of its own and moves complete files, the source
    // map first.
    const own = fs.mkdtempSync(path.join(folder, 'making-'));
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts', own, source], { stdio: 'pipe' });
    for (const made of [`${name}.map`, name]) fs.renameSync(path.join(own, made), path.join(folder, made));
  }
  return ['--enable-source-maps', built];
};
