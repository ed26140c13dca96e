import { fork } from 'node:child_process';
import os from 'node:os';
import type { Limits } from '#domain/what-if/limits.ts';
import type { OtherTerms } from '#domain/what-if/other-terms.ts';
import { emptyTally, mergeInto, sumUp, type Tally, type WhatIf } from '#domain/what-if/sum-up.ts';
import { type StrikesSummed, sumUpStrikes } from '#domain/what-if/strikes.ts';
import { days } from '#domain/time/durations.ts';
import { askWhatIf, readBrought, readStrikes } from '../features/what-if/public';
import type { Config } from '../platform/config/config';
import { readClockOffset, systemClock } from '../platform/clock/clock';
import { readReferralRates } from '../platform/settings/read-rates';
import { storedSettings } from '../platform/settings/settings-cache';
import { reading, withDatabase } from './with-database';

/** What a process of its own is asked: its part of the squads of a period (epoch ms). */
export interface PartAsked {
  readonly url: string;
  readonly since: number;
  readonly until: number;
  readonly index: number;
  readonly of: number;
  readonly terms: OtherTerms;
  readonly limits: Limits | undefined;
}

/** The tally of a part, in this process. */
export const askPart = ({ url, since, until, index, of, terms, limits }: PartAsked): Promise<Tally> =>
  reading(url, async ({ db }) => {
    const squads = { since: new Date(since), until: new Date(until), part: { index, of }, most: Infinity, limits };
    return (await askWhatIf(db, squads, terms)).tally;
  });

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

export interface AllAnswered extends WhatIf {
  /** Null: no term of strikes was asked about. */
  readonly strikes: StrikesSummed | null;
}

/** All squads of the last days under other terms, on every core; changes nothing. */
export const askAllWhatIf = (config: Config, { days: span, terms, program }: WhatIfAsked): Promise<AllAnswered> =>
  withDatabase(config, (url) =>
    reading(url, async ({ db, pool }) => {
      const until = systemClock(await readClockOffset(db)).now();
      const since = until - days(span);
      const strikes = await readStrikes(db, { since: new Date(since), until: new Date(until) }, terms);
      const limits = strikes?.would.limits;
      const of = os.availableParallelism();
      const parts = await Promise.all(
        Array.from({ length: of }, (_, index) =>
          askPartBeside(program, { url, since, until, index, of, terms, limits }),
        ),
      );
      const tally = emptyTally();
      for (const part of parts) mergeInto(tally, part);
      const brought = await readBrought(db, [...tally.rewarded.was, ...tally.rewarded.would]);
      const found = sumUp(tally, terms, brought, await readReferralRates(await storedSettings(pool)));
      return { ...found, strikes: strikes && sumUpStrikes(strikes, found.stopped, { from: since, until }) };
    }),
  );
