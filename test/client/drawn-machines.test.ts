import fs from 'node:fs';
import path from 'node:path';
import { allMachines } from '#client/pages/dev/machines/all-machines.ts';
import { layOut, type Point } from '#client/features/machine-drawing/lay-out.ts';
import { machineGraph } from '#client/features/machine-drawing/machine-graph.ts';
import takenTransitions from '#client/features/machine-drawing/taken-transitions.json';
import { studioModule, visualizerModule } from '#client/pages/dev/machines/drawing/machine-modules.ts';

/** The points of a drawn line: its ends, and the middles between its corners. */
const passedBy = (points: readonly Point[]): readonly Point[] => {
  const middles = points.slice(1, -2).map((point, index) => {
    const next = points[index + 2] ?? point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  return [...points.slice(0, 1), ...middles, ...points.slice(-1)];
};

describe.each(allMachines.map((machine) => ({ id: machine.id, machine })))('machine $id', ({ id, machine }) => {
  test('is described in every state', () => {
    expect(machine.root.description).toBeTruthy();
    expect(machineGraph(machine).states.filter(({ description }) => description === '')).toEqual([]);
  });

  test('says in Russian what moves it', () => {
    const { states, moves } = machineGraph(machine);
    const labels = [
      ...states.flatMap(({ description, stays }) => [description, ...stays]),
      ...moves.flatMap((m) => m.labels),
    ];
    // The key is labelled «Escape».
    expect(labels.filter((text) => /[a-z]{2}/i.test(text.replace('Escape', '')))).toEqual([]);
  });

  test('is drawn whole: all its states, every move between two of them, nothing over the edge', () => {
    const { states, moves, width, height } = layOut(machineGraph(machine));
    const keys = states.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(machine.states)));
    expect(moves.every(({ from, to }) => keys.includes(from) && keys.includes(to))).toBe(true);
    expect(
      states.every(({ box }) => box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height),
    ).toBe(true);
  });

  test('draws a move to the same state as a loop that touches it', () => {
    const { states, moves } = layOut(machineGraph(machine));
    for (const { from, to, points } of moves) {
      if (from !== to) continue;
      const box = states.find(({ key }) => key === from)?.box;
      const right = (box?.x ?? 0) + (box?.width ?? 0);
      expect([from, points.at(0)?.x, points.at(-1)?.x]).toEqual([from, right, right]);
    }
  });

  test('draws every move through its label', () => {
    const { moves } = layOut(machineGraph(machine));
    const distant = moves.filter(({ from, to, points, label }) => {
      const middle = { x: label.x + label.width / 2, y: label.y + label.height / 2 };
      const passed = passedBy(points);
      return from !== to && !passed.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < label.height / 2);
    });
    expect(distant.map(({ from, to, labels }) => [from, to, labels])).toEqual([]);
  });

  test('names as taken by tests only transitions that it has: `npm run machines:taken` after a change', () => {
    const nodes = [machine.root, ...Object.values(machine.root.states)];
    const own = nodes.flatMap((node) => [
      ...[...node.transitions].flatMap(([event, list]) =>
        list.map((_, place) => `${id} ${node === machine.root ? '*' : node.key} ${event}#${place}`),
      ),
      ...(node.always ?? []).map((_, place) => `${id} ${node.key} #${place}`),
    ]);
    expect(takenTransitions.filter((one) => one.startsWith(`${id} `) && !own.includes(one))).toEqual([]);
  });

  test('stands in the documents as it is: `npm run machines` after a change', () => {
    const inDocs = (name: string) => fs.readFileSync(path.join(__dirname, '../../docs/machines', name), 'utf8');
    expect(inDocs(`${id}.machine.js`)).toBe(studioModule(machine));
    expect(inDocs(`${id}.viz.js`)).toBe(visualizerModule(machine));
  });
});
