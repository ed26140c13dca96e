import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { askedTermNames, askedTerms, type OtherTerms, termFrom, writtenTerm } from '#domain/what-if/other-terms.ts';
import type { Compared } from '#domain/what-if/sum-up.ts';
import { hours } from '#domain/time/durations.ts';
import {
  type AllAnswered,
  askAllWhatIf,
  askPart,
  partArgument,
  type PartAsked,
  type WhatIfAsked,
} from './composition/ask-what-if';
import { printFailure } from './composition/print-failure';
import { readConfig } from './platform/config/read-config';

const units = { MONEY: '₽', PERCENT: '%', HOURS: 'h', DAYS: 'days', COUNT: 'strikes' } as const;

const usage = (): string => {
  const names = askedTermNames.map((name) => {
    const { unit, usual, min, max } = askedTerms[name];
    const text = (value: number) => `${writtenTerm(name, value)} ${units[unit]}`;
    return `    ${name.padEnd(22)} ${text(usual)} (from ${text(min)} to ${text(max)})`;
  });
  return `\n  Usage: npm run what-if -- [days=90] NAME=VALUE …\n\n${names.join('\n')}\n\n`;
};

/** What is asked by the arguments; null: something of it is no term, or out of its bounds. */
const askedBy = (args: readonly string[]): Omit<WhatIfAsked, 'program'> | null => {
  const given = new Map(args.map((one) => [one.split('=')[0], Number(one.split('=')[1])]));
  const span = given.get('days') ?? 90;
  given.delete('days');
  const known = askedTermNames.flatMap((name) => {
    const value = termFrom(name, given.get(name) ?? NaN);
    return value === null ? [] : [[name, value] as const];
  });
  const terms: OtherTerms = Object.fromEntries(known);
  return known.length === given.size && Number.isInteger(span) && span > 0 ? { days: span, terms } : null;
};

const rubles = (amount: number): string => kopecksToRubles(amount).toFixed(2);

const line = (name: string, { was, would }: Compared): string =>
  `  ${name.padEnd(34)} ${rubles(was).padStart(16)} ${rubles(would).padStart(16)} ${rubles(would - was).padStart(14)}\n`;

/** What strikes would have led to; nothing where none of their terms is asked about. */
const strikeLines = ({ strikes }: AllAnswered): readonly string[] => {
  if (strikes === null) return [];
  const { mates, decisions } = strikes;
  const off = (ms: number) => (ms / hours(1)).toFixed(1).padStart(16);
  return [
    `\n  Mates without orders for another time: ${mates.length}. Decisions of an administrator: ${decisions.was}, would have been ${decisions.would}.\n`,
    ...(mates.length === 0
      ? []
      : [`  ${'Hours without orders'.padEnd(34)} ${'was'.padStart(16)} ${'would have been'.padStart(16)}\n`]),
    ...mates
      .slice(0, 10)
      .map(
        ({ userId, was, would, refused }) =>
          `  ${userId.padEnd(34)} ${off(was)} ${off(would)}   impossible: ${refused}\n`,
      ),
  ];
};

const print = (found: AllAnswered): void => {
  const unknown = found.stopped.filter(({ why }) => why === 'FOUND').length;
  process.stdout.write(
    [
      `\n  Squads: ${found.squads}. Still holding money: ${found.open}. Not on record from their beginning: ${unknown}.\n\n`,
      `  ${'Rubles'.padEnd(34)} ${'was'.padStart(16)} ${'would have been'.padStart(16)} ${'difference'.padStart(14)}\n`,
      line('paid by clients', found.paid),
      line('earned by mates', found.earned),
      line("the service's part", found.revenue),
      line('added by the service', found.subsidy),
      line('rewards of referrers', found.rewards),
      line('  borne by the service', found.borne),
      line('left to the service', found.left),
      `\n  People for whom it would have been different: ${found.people.length}.\n`,
      ...found.people.slice(0, 10).map(({ userId, ...compared }) => line(userId, compared)),
      ...strikeLines(found),
      found.dearer.count === 0
        ? ''
        : `\n  ${found.dearer.count} payments would have cost more, ${rubles(found.dearer.sum)} in all: whether they had been made nobody knows.\n`,
      ...found.stopped
        .filter(({ why }) => why !== 'FOUND')
        .map(
          ({ squadId, step, event, why }) =>
            `  Squad ${squadId}: step ${step} (${event}) would have been refused: ${why}. It does not count.\n`,
        ),
      '\n',
    ].join(''),
  );
};

const run = async (args: readonly string[]): Promise<number> => {
  const asked = askedBy(args);
  if (asked === null) {
    process.stderr.write(usage());
    return 2;
  }
  print(await askAllWhatIf(readConfig(process.env), { ...asked, program: process.argv[1] ?? '' }));
  return 0;
};

/** The process of a part: answers what its parent asks, and ends. */
const answer = (asked: PartAsked): void => {
  askPart(asked).then(
    (tally) => process.send?.(tally, () => process.exit(0)),
    (problem: unknown) => {
      printFailure('Failed', problem);
      process.exit(1);
    },
  );
};

if (process.argv[2] === partArgument) process.once('message', (asked: PartAsked) => answer(asked));
else
  run(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (problem: unknown) => {
      printFailure('Failed', problem);
      process.exit(1);
    },
  );
