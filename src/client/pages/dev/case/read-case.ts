import { isLoggedStep, madeAgain, stepText } from '#domain/lifecycle/step-log.ts';
import { type LoggedSquadStep, type ReplayedSquadStep, replaySquad, squadLog } from '#domain/squad/step-log.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { canHash, hashesOf } from './step-hashes';

/** A squad's life from a file of the desk. */
export interface OpenedCase {
  readonly steps: readonly ReplayedSquadStep[];
  /** False where this browser cannot compute hashes: whether a step leads where it led is then unknown. */
  readonly isChecked: boolean;
  /** Whether a newer release made some of the steps: these rules cannot repeat them. */
  readonly isNewer: boolean;
}

/** Why a file is no case of a squad: nothing in it, no JSON, no list of steps, or steps of something else. */
export type CaseProblem = 'EMPTY' | 'BROKEN' | 'FOREIGN' | 'OTHER_KIND';

const isStep = (value: unknown): value is LoggedSquadStep => isLoggedStep(value);

const ofSquad = `${squadLog.aggregate}.`;

/** Every text whose hash the replay will ask for. */
const textsOf = (steps: readonly LoggedSquadStep[]): readonly string[] => {
  let state: SquadState | null = null;
  return steps.flatMap((step) => {
    const made: ReturnType<typeof madeAgain<SquadState, SquadEvent>> = madeAgain(squadLog, state, step);
    state = 'state' in made ? made.state : null;
    return state === null ? [] : [stepText(state)];
  });
};

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

/** The steps of a file, or why it has none. */
const stepsIn = (text: string): readonly LoggedSquadStep[] | CaseProblem => {
  if (text.trim() === '') return 'EMPTY';
  const file = parsed(text);
  if (file === null) return 'BROKEN';
  if (!Array.isArray(file.value)) return 'FOREIGN';
  if (file.value.length === 0) return 'EMPTY';
  if (!file.value.every(isStep)) return 'FOREIGN';
  return file.value.every(({ event }) => event.type.startsWith(ofSquad)) ? file.value : 'OTHER_KIND';
};

/**
 * Makes the steps of a file once more. Nothing is guessed: a step that cannot be repeated has its fault, the others
 * stay.
 */
export const readCase = async (text: string): Promise<OpenedCase | CaseProblem> => {
  const steps = stepsIn(text);
  if (typeof steps === 'string') return steps;
  const isChecked = canHash();
  // Where nothing can be hashed every step is believed.
  const believed = steps.map((step) => ({ ...step, hash: isChecked ? step.hash : '' }));
  const hashOf = await hashesOf(isChecked ? textsOf(steps) : []);
  return {
    steps: replaySquad(believed, hashOf),
    isChecked,
    isNewer: steps.some(({ rules }) => rules > squadLog.rules),
  };
};
