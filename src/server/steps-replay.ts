import fs from 'node:fs';
import type { LoggedEvent, ReplayedStep, StepFault } from '#domain/lifecycle/step-log.ts';
import { printFailure } from './composition/print-failure';
import { findLog, replayFile, replaySteps, stepsOfFile } from './composition/replay-steps';
import { type AnyLog, stepLogs } from './composition/step-logs';
import { readConfig } from './platform/config/read-config';

/** Why a step could not be repeated, after its number. */
const faultTexts: Readonly<Record<StepFault, (log: AnyLog) => string>> = {
  MISSING: () => 'is not the next one: at least one step before it is missing',
  OTHER_RULES: ({ rules }) => `was made by other rules than these (version ${rules}), by which it leads elsewhere`,
  UNKNOWN_EVENT: () => 'is an event that these rules do not know',
  REFUSED: () => 'is refused by these rules',
  OTHER_STATE: () => 'leads to another state than its hash says',
  AFTER_FAULT: () => 'follows one that could not be repeated',
};

const usage = `
  Usage: npm run steps:replay -- KIND ID [--file], or npm run steps:replay -- FILE.json
  KIND: ${stepLogs.map(({ aggregate }) => aggregate).join(', ')}
  --file: prints the steps without names, ids and links, to be saved as a file

`;

const say = (text: string): void => void process.stderr.write(`\n  ${text}\n\n`);

/** A state in a few words: its status, and of a whole what else is small. */
const stateText = (state: unknown): string => {
  if (typeof state !== 'object' || state === null) return '?';
  if ('value' in state) return String(state.value);
  const { status, ...others } = { status: '?', ...state };
  return `${status}${Object.keys(others).length === 0 ? '' : ` ${JSON.stringify(others)}`}`;
};

const actorText = (event: LoggedEvent): string => {
  if ('by' in event) return JSON.stringify(event.by);
  return 'why' in event ? String(event.why) : 'system';
};

const print = (log: AnyLog, steps: readonly ReplayedStep<unknown, LoggedEvent>[]): number => {
  process.stdout.write('\n');
  for (const { number, event, state, fault } of steps) {
    const at = new Date(event.at).toISOString();
    process.stdout.write(
      `  ${String(number).padStart(4)}  ${at}  ${event.type}  ${actorText(event)}  ${stateText(state)}\n`,
    );
    if (fault !== null) process.stdout.write(`        Step ${number} ${faultTexts[fault](log)}.\n`);
  }
  const faults = steps.filter(({ fault }) => fault !== null).length;
  process.stdout.write(
    faults === 0 ? `\n  All ${steps.length} steps lead where they led.\n\n` : `\n  Faults: ${faults}\n\n`,
  );
  return faults === 0 ? 0 : 1;
};

const runFile = (name: string): number => {
  const replayed = replayFile(fs.readFileSync(name, 'utf8'));
  if ('steps' in replayed) return print(replayed.log, replayed.steps);
  say(replayed.wrong);
  return 1;
};

const run = async ([what = '', id = '', option = '']: readonly string[]): Promise<number> => {
  if (what.endsWith('.json')) return runFile(what);
  const log = findLog(what, id);
  if (log === null || (option !== '' && option !== '--file')) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const steps = await replaySteps(config, log, id);
  if (steps.length === 0) {
    say(`There are no steps of ${what} ${id}.`);
    return 1;
  }
  if (option === '') return print(log, steps);
  process.stdout.write(`${JSON.stringify(await stepsOfFile(config, log, id), null, 1)}\n`);
  return 0;
};

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (problem: unknown) => {
    printFailure('Failed', problem);
    process.exit(1);
  },
);
