import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { allFaults } from './faults/candidates';
const root = path.join(import.meta.dirname, '..');
const wanted = [['rules/dispute.ts', 48, '&&'], ['share-funding.ts', 46, 'min'], ['events/early-finish.ts', 57, '...'], ['statuses.ts', 88, 'resume'], ['rules/repeat.ts', 15, '>'], ['selectors/price.ts', 57, ', ...addressed']] as const;
const run = async () => {
  for (const [file, line, was] of wanted) {
    const fault = allFaults(root).find((one) => one.file.endsWith(file) && one.line === line && one.was.startsWith(was));
    if (!fault) { console.log('none', file); continue; }
    await build({ entryPoints: [path.join(root, 'test/market/hunt.ts')], outfile: '/tmp/mk/second.cjs', bundle: true, platform: 'node', format: 'cjs', logLevel: 'silent', plugins: [{ name: 'f', setup: ({ onLoad }) => onLoad({ filter: /\.ts$/ }, ({ path: p }) => { if (p !== path.join(root, fault.file)) return undefined; const t = fs.readFileSync(p, 'utf8'); return { loader: 'ts', contents: t.slice(0, fault.start) + fault.becomes + t.slice(fault.end) }; }) }] });
    const { stdout, stderr } = spawnSync(process.execPath, ['/tmp/mk/second.cjs', '25', '1001'], { encoding: 'utf8', timeout: 150000 });
    console.log(file, line, was, stdout.slice(0, 300), stderr.slice(0, 200));
  }
};
void run();
