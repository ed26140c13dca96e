import fs from 'node:fs';
import path from 'node:path';
import { createMachine } from 'xstate';
import { allMachines } from '#client/pages/dev/machines/all-machines.ts';
import { layOut } from '#client/pages/dev/machines/drawing/lay-out.ts';
import { machineGraph, machineSource } from '#client/pages/dev/machines/drawing/machine-graph.ts';

const configIn = (source: string): object => {
  const config: unknown = JSON.parse(source.slice(source.indexOf('(') + 1, source.lastIndexOf(')')));
  if (typeof config !== 'object' || config === null) throw new Error('a definition is an object');
  return config;
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

  test('opens from its exported definition with the same states', () => {
    const opened = createMachine(configIn(machineSource(machine)));
    expect(opened.id).toBe(id);
    expect(Object.keys(opened.states)).toEqual(Object.keys(machine.states));
  });

  test('stands in the documents as it is: `npm run machines` after a change', () => {
    const file = path.join(__dirname, '../../docs/machines', `${id}.machine.js`);
    expect(fs.readFileSync(file, 'utf8')).toBe(machineSource(machine));
  });
});
