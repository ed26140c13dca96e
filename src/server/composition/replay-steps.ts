import { isLoggedStep, type LoggedEvent, type LoggedStep, type ReplayedStep } from '#domain/lifecycle/step-log.ts';
import type { Config } from '../platform/config/config';
import { type AnyLog, stepLogs } from './step-logs';
import { readDatabase } from './with-database';

/** The log of this name, if such an id may be one of its. */
export const findLog = (aggregate: string, id: string): AnyLog | null =>
  stepLogs.find((log) => log.aggregate === aggregate && log.id.test(id)) ?? null;

/** The stored steps of something, made once more, whether the product runs or not; changes nothing. */
export const replaySteps = (
  config: Config,
  log: AnyLog,
  id: string,
): Promise<readonly ReplayedStep<unknown, LoggedEvent>[]> => readDatabase(config, ({ db }) => log.replayStored(db, id));

/** The stored steps of something as a file to give away: without names, ids and links. */
export const stepsOfFile = (
  config: Config,
  log: AnyLog,
  id: string,
): Promise<readonly LoggedStep<unknown, LoggedEvent>[]> => readDatabase(config, ({ db }) => log.giveAway(db, id));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The log that steps are of, by what happens in them. */
const logOf = (steps: readonly LoggedStep<unknown, LoggedEvent>[]): AnyLog | null =>
  stepLogs.find(({ aggregate, events }) =>
    steps.some(({ event: { type } }) => type === `${aggregate}.snapshot` || events.includes(type)),
  ) ?? null;

interface ReplayedFile {
  readonly log: AnyLog;
  readonly steps: readonly ReplayedStep<unknown, LoggedEvent>[];
}

/** The steps of a file that was given away, made once more; or one sentence that says what is wrong with the file. */
export const replayFile = (text: string): ReplayedFile | { readonly wrong: string } => {
  const given = parse(text);
  if (!Array.isArray(given)) return { wrong: 'The file is no list of steps.' };
  const wrong = given.findIndex((one) => !isLoggedStep(one));
  if (wrong >= 0) return { wrong: `Entry ${wrong} of the file is no step: a step has number, rules, event and hash.` };
  const log = logOf(given);
  return log === null
    ? { wrong: 'Nothing whose steps are kept has such events.' }
    : { log, steps: log.replayText(text) };
};
