import fs from 'node:fs';
import path from 'node:path';
import { squadEventTypes } from '#domain/squad/rules/all-rules.ts';
import { type LoggedSquadStep, replaySquad, squadLog } from '#domain/squad/step-log.ts';
import { hexOf, recordedLives } from './record-lives';

const lives: readonly (readonly LoggedSquadStep[])[] = JSON.parse(fs.readFileSync(recordedLives, 'utf8'));

/** A release that changes an outcome raises the version, tells of it and records anew: `npm run steps:record`. */
test('every step that was recorded by these rules leads where it led', () => {
  const led = lives.flatMap((life, index) =>
    replaySquad(life, hexOf).flatMap(({ number, event, fault }) =>
      fault === null ? [] : [`life ${index}, step ${number} (${event.type}): ${fault}`],
    ),
  );
  expect(led).toEqual([]);
});

/** Lives that were reported and mended: the desk's file of a squad, saved into the folder `reported`. */
test('every life that was reported once leads where it led', () => {
  const folder = path.join(import.meta.dirname, 'reported');
  const faults = fs
    .readdirSync(folder)
    .flatMap((file) =>
      file.endsWith('.json')
        ? replaySquad(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')), hexOf).flatMap(
            ({ number, fault }) => (fault === null ? [] : [`${file}, step ${number}: ${fault}`]),
          )
        : [],
    );
  expect(faults).toEqual([]);
});

test('every event there is happens in the recorded lives', () => {
  const happened = new Set(lives.flatMap((life) => life.map(({ event }) => event.type as string)));
  expect(squadEventTypes.filter((type) => !happened.has(type))).toEqual([]);
});

test('the rules of now have their entry among the changes of rules', () => {
  const told = fs.readFileSync('docs/rule-changes.md', 'utf8');
  expect(told).toContain(`## Version ${squadLog.rules} `);
  expect(new Set(lives.flatMap((life) => life.map(({ rules }) => rules)))).toEqual(new Set([squadLog.rules]));
});
