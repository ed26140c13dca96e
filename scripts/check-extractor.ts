import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { allMachines } from '#client/pages/dev/machines/all-machines.ts';
import { studioModule } from '#client/pages/dev/machines/drawing/machine-modules.ts';

/*
 * Part of `npm run test:tools`: reads the files for the visual editor of VS Code with that editor's own extractor. It is
 * fetched into a folder of its own, since its peer is XState 4.
 */
const packages = ['@xstate/machine-extractor@0.16.0', 'xstate@4.38.3'];

interface Extracted {
  readonly machines: readonly ({ readonly toConfig: () => { readonly states?: object } | undefined } | undefined)[];
}

const isExtractor = (
  value: unknown,
): value is { readonly extractMachinesFromFile: (text: string) => Extracted | null } =>
  typeof value === 'object' && value !== null && 'extractMachinesFromFile' in value;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'extractor-'));
try {
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not fetch the extractor');
  const extractor: unknown = createRequire(path.join(folder, 'package.json'))('@xstate/machine-extractor');
  if (!isExtractor(extractor)) throw new Error('The extractor has no extractMachinesFromFile');
  const wrong = allMachines.flatMap((machine) => {
    const source = studioModule(machine);
    const [found, ...others] = extractor.extractMachinesFromFile(source)?.machines ?? [];
    const config = found?.toConfig();
    // The extractor calls every condition as XState 4 does.
    const read = {
      machines: others.length + 1,
      states: Object.keys(config?.states ?? {}),
      guards: JSON.stringify(config ?? {}).split('"cond":').length - 1,
    };
    const right = { machines: 1, states: Object.keys(machine.states), guards: source.split('"guard":').length - 1 };
    return JSON.stringify(read) === JSON.stringify(right)
      ? []
      : `${machine.id}: ${JSON.stringify(read)}, not ${JSON.stringify(right)}`;
  });
  if (wrong.length > 0) throw new Error(`The editor of VS Code would not read all:\n${wrong.join('\n')}`);
  process.stdout.write(`The extractor reads all ${allMachines.length} machines with their states and guards\n`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
