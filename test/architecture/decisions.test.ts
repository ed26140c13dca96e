import fs from 'node:fs';
import path from 'node:path';
import { decisionHeadings, decisionRooms, decisionsIndex, readDecisions } from '../../scripts/decisions-index';

const docs = path.join(__dirname, '../../docs');
const entriesOf = (room: string): readonly string[] =>
  readDecisions(room)
    .split(/^(?=## )/m)
    .slice(1);

test('every page of decisions is a room of the index, and the index is what npm run docs writes', () => {
  const pages = fs.readdirSync(path.join(docs, 'decisions')).map((file) => path.basename(file, '.md'));
  expect([...pages].sort()).toEqual([...decisionRooms].sort());
  expect(fs.readFileSync(path.join(docs, 'decisions.md'), 'utf8')).toBe(decisionsIndex());
});

test('each title stands once', () => {
  const titles = decisionRooms.flatMap((room) => decisionHeadings(readDecisions(room)).map(({ title }) => title));
  expect(titles.length).toBeGreaterThan(190);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(decisionRooms)('decisions of %s', (room) => {
  test('have a heading with a date that exists', () => {
    const dated = decisionHeadings(readDecisions(room));
    expect(dated).toHaveLength(entriesOf(room).length);
    const wrong = dated.filter(({ date }) => {
      const time = Date.parse(`${date}T00:00:00Z`);
      return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date;
    });
    expect(wrong).toEqual([]);
  });

  test('stand newest first', () => {
    const dates = decisionHeadings(readDecisions(room)).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('have a question and a decision, and what was turned down or withdrawn comes last', () => {
    const form =
      /^## .+\n\n\*\*Question\.\*\* .+\?\n\n\*\*Decision\.\*\* [\s\S]+?[.:)»]\n(?:\n\*\*Turned down\.\*\* .+\.\n)?(?:\n\*\*Withdrawn\.\*\* On \d{4}-\d\d-\d\d, by «.+»\.\n)?\n?$/;
    expect(entriesOf(room).filter((entry) => !form.test(entry) || entry.split('**Question.**').length !== 2)).toEqual(
      [],
    );
  });
});
