import fs from 'node:fs';
import path from 'node:path';
import { headingAnchor } from './heading-anchor';

/** In the order of the index; each is a page in `docs/decisions`. */
export const decisionRooms = [
  'domain',
  'contract',
  'platform',
  'features',
  'composition',
  'client',
  'test',
  'scripts',
  'deploy',
] as const;

const head = `# Decisions

Where we did something other than one would expect, and why. This index is written by \`npm run docs\`; each room has a page of its own, because a reader comes with a question about one room, and because two changes seldom meet on the same page. Which packages we use, and why these: [dependencies.md](dependencies.md).

A decision is an entry at the top of its room's page: a heading with date and short title, then **Question.**, **Decision.** and, where something else was considered, **Turned down.** A decision that replaces another says so, and the other goes.
`;

const folder = path.join(__dirname, '../docs/decisions');

export interface DecisionHeading {
  /** `2026-11-28`. */
  readonly date: string;
  readonly title: string;
  readonly heading: string;
}

export const readDecisions = (room: string): string => fs.readFileSync(path.join(folder, `${room}.md`), 'utf8');

/** Headings of entries that have the wanted form; the test of the pages refuses any other. */
export const decisionHeadings = (text: string): readonly DecisionHeading[] =>
  [...text.matchAll(/^## ((\d{4}-\d\d-\d\d) · (.+))$/gm)].map(([, heading = '', date = '', title = '']) => ({
    heading,
    date,
    title,
  }));

const section = (room: string): string =>
  [
    `## ${room}\n`,
    ...decisionHeadings(readDecisions(room)).map(
      ({ date, title, heading }) => `- ${date} [${title}](decisions/${room}.md#${headingAnchor(heading)})`,
    ),
    '',
  ].join('\n');

/** The text of `docs/decisions.md`. */
export const decisionsIndex = (): string => [head, ...decisionRooms.map(section)].join('\n');
