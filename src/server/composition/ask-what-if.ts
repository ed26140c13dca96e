import { fork } from 'node:child_process';
import os from 'node:os';
import type { ReferralRates } from '#domain/people/referral.ts';
import { productSettings } from '#domain/settings/product-settings.ts';
import type { OtherTerms } from '#domain/what-if/other-terms.ts';
import { emptyTally, mergeInto, sumUp, type Tally, type WhatIf } from '#domain/what-if/sum-up.ts';
import { days } from '#domain/time/durations.ts';
import { askWhatIf, readBrought } from '../features/what-if/public';
import type { Config } from '../platform/config/config';
import { readClockOffset, systemClock } from '../platform/clock/clock';
import { type Database, openDatabase } from '../platform/db/open-database';
import { withDatabase } from './with-database';

/** What a process of its own is asked: its part of the squads of a period (epoch ms). */
export interface PartAsked {
  readonly url: string;
  readonly since: number;
  readonly until: number;
  readonly index: number;
  readonly of: number;
  readonly terms: OtherTerms;
}

/** The tally of a part, in this process. */
export const askPart = async ({ url, since, until, index, of, terms }: PartAsked): Promise<Tally> => {
  const database = openDatabase(url, 1);
  try {
    const squads = { since: new Date(since), until: new Date(until), part: { index, of }, most: Infinity };
    return (await askWhatIf(database.db, squads, terms)).tally;
  } finally {
    await database.close();
  }
};

/** Argument by which the program becomes the process of a part: it waits for what is asked, and answers. */
export const partArgument = '--part';

/** The same in a process of its own. @throws Error when it ends without an answer */
const askPartBeside = (program: string, asked: PartAsked): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const child = fork(program, [partArgument], { serialization: 'advanced' });
    child.once('message', (tally: Tally) => resolve(tally));
    child.once('exit', (code) => reject(new Error(`a part of the squads was not replayed (exit code ${code})`)));
    child.send(asked);
  });

export interface WhatIfAsked {
  readonly days: number;
  readonly terms: OtherTerms;
  /** The program that runs, which answers for parts too. */
  readonly program: string;
}

/** Rates of rewards in force: percent, and the limit of a client in kopecks. */
const readReferralRates = async ({ pool }: Database): Promise<ReferralRates> => {
  const { rows } = await pool.query<{ name: string; value: string }>('SELECT name, value FROM product_setting');
  const valueOf = (name: 'referral-percent' | 'referral-client-limit'): number =>
    Number(rows.find((row) => row.name === name)?.value ?? productSettings[name].usual);
  return { percent: valueOf('referral-percent'), maxPerClient: valueOf('referral-client-limit') };
};

/** All squads of the last days under other terms, on every core; changes nothing. */
export const askAllWhatIf = (config: Config, { days: span, terms, program }: WhatIfAsked): Promise<WhatIf> =>
  withDatabase(config, async (url) => {
    const database = openDatabase(url, 1);
    try {
      const until = systemClock(await readClockOffset(database.db)).now();
      const of = os.availableParallelism();
      const parts = await Promise.all(
        Array.from({ length: of }, (_, index) =>
          askPartBeside(program, { url, since: until - days(span), until, index, of, terms }),
        ),
      );
      const tally = emptyTally();
      for (const part of parts) mergeInto(tally, part);
      const brought = await readBrought(database.db, [...tally.rewarded.was, ...tally.rewarded.would]);
      return sumUp(tally, terms, brought, await readReferralRates(database));
    } finally {
      await database.close();
    }
  });
