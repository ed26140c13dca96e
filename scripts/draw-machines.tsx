import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { MachineDrawing } from '../src/client/pages/dev/machines/machine-drawing';
import { allMachines } from '../src/client/pages/dev/machines/all-machines';
import { layOut } from '../src/client/pages/dev/machines/drawing/lay-out';
import { machineGraph, machineSource } from '../src/client/pages/dev/machines/drawing/machine-graph';

/** A document has no theme: the tokens' own values. */
const colors = {
  ground: '#12141b',
  box: '#191c26',
  line: '#3a4055',
  edge: '#838ca3',
  title: '#f4f6fb',
  label: '#a9b0c3',
  stay: '#c3b3ff',
  lit: '#c9f24b',
};

const folder = path.join(import.meta.dirname ?? __dirname, '../docs/machines');
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });

const sections = allMachines.map((machine) => {
  const layout = layOut(machineGraph(machine));
  fs.writeFileSync(
    path.join(folder, `${machine.id}.svg`),
    `${renderToStaticMarkup(<MachineDrawing title={machine.id} layout={layout} colors={colors} />)}\n`,
  );
  fs.writeFileSync(path.join(folder, `${machine.id}.machine.js`), machineSource(machine));
  const { description } = machine.root;
  return `## ${machine.id}\n\n${description ?? ''}\n\n![${machine.id}](${machine.id}.svg)\n\nDefinition for the XState visualizer: [${machine.id}.machine.js](${machine.id}.machine.js)\n`;
});

const head =
  '# Machines\n\nDrawn by `npm run machines` from the definitions themselves; do not edit. A dot marks the initial state, a double frame a final one, ↺ an event that is taken without leaving.\n';
fs.writeFileSync(path.join(folder, 'README.md'), [head, ...sections].join('\n'));
process.stdout.write(`${allMachines.length} machines drawn into docs/machines\n`);
