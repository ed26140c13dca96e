import fs from 'node:fs';
import { type ReplayedStep, squadRulesVersion, type StepFault } from '#domain/squad/step-log.ts';
import { printFailure } from './composition/print-failure';
import { replayFile, replaySteps } from './composition/replay-steps';
import { readConfig } from './platform/config/read-config';

/** Why a step could not be repeated, after its number. */
const faultTexts: Readonly<Record<StepFault, string>> = {
  MISSING: 'is not the next one: at least one step before it is missing',
  OTHER_RULES: `was made by other rules than these (version ${squadRulesVersion}), by which it leads elsewhere`,
  UNKNOWN_EVENT: 'is an event that these rules do not know',
  REFUSED: 'is refused by these rules',
  OTHER_STATE: 'leads to another state than its hash says',
  AFTER_FAULT: 'follows one that could not be repeated',
};

/** Steps of the squad with this number, or of a file of the desk; null: neither was named. */
const stepsOf = async ([what = '', id = '']: readonly string[]): Promise<readonly ReplayedStep[] | null> => {
  if (what.endsWith('.json')) return replayFile(fs.readFileSync(what, 'utf8'));
  return what === 'squad' && /^\d{1,9}$/.test(id) ? replaySteps(readConfig(process.env), Number(id)) : null;
};

const run = async (args: readonly string[]): Promise<number> => {
  const steps = await stepsOf(args);
  if (steps === null) {
    process.stderr.write('\n  Usage: npm run steps:replay -- squad NUMBER, or npm run steps:replay -- FILE.json\n\n');
    return 2;
  }
  if (steps.length === 0) {
    process.stderr.write(`\n  There are no steps of ${args.join(' ')}.\n\n`);
    return 1;
  }
  process.stdout.write('\n');
  for (const { number, event, state, fault } of steps) {
    const [at, by] = [new Date(event.at).toISOString(), 'by' in event ? JSON.stringify(event.by) : event.why];
    process.stdout.write(
      `  ${String(number).padStart(4)}  ${at}  ${event.type}  ${by}  ${state === null ? '?' : state.value}\n`,
    );
    if (fault !== null) process.stdout.write(`        Step ${number} ${faultTexts[fault]}.\n`);
  }
  const faults = steps.filter(({ fault }) => fault !== null).length;
  process.stdout.write(
    faults === 0 ? `\n  All ${steps.length} steps lead where they led.\n\n` : `\n  Faults: ${faults}\n\n`,
  );
  return faults === 0 ? 0 : 1;
};

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (problem: unknown) => {
    printFailure('Failed', problem);
    process.exit(1);
  },
);
