import { isLoggedStep, madeAgain, stepText } from '#domain/lifecycle/step-log.ts';
import { type LoggedSquadStep, type ReplayedSquadStep, replaySquad, squadLog } from '#domain/squad/step-log.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';

/** A squad's life from a file of the desk. */
export interface OpenedCase {
  readonly steps: readonly ReplayedSquadStep[];
  /** False where this browser cannot compute hashes: whether a step leads where it led is then unknown. */
  readonly isChecked: boolean;
}

const isStep = (value: unknown): value is LoggedSquadStep => isLoggedStep(value);

/** Every text whose hash the replay will ask for. */
const textsOf = (steps: readonly LoggedSquadStep[]): readonly string[] => {
  let state: SquadState | null = null;
  return steps.flatMap((step) => {
    const made: ReturnType<typeof madeAgain<SquadState, SquadEvent>> = madeAgain(squadLog, state, step);
    state = 'state' in made ? made.state : null;
    return state === null ? [] : [stepText(state)];
  });
};

/** As the server keeps it: half of a SHA-256, in hex. */
const hashOf = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Browsers hash only on secure pages. */
const canHash = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

/**
 * Makes the steps of a file once more. Nothing is guessed: a step that cannot be repeated has its fault, the others stay.
 * @throws Error when it is no file of a squad's steps
 */
export const readCase = async (text: string): Promise<OpenedCase> => {
  const steps: unknown = JSON.parse(text);
  if (!Array.isArray(steps) || steps.length === 0 || !steps.every(isStep)) throw new Error('No steps of a squad');
  const isChecked = canHash();
  // Where nothing can be hashed every step is believed.
  const believed = steps.map((step) => ({ ...step, hash: isChecked ? step.hash : '' }));
  const hashes = new Map(
    isChecked ? await Promise.all(textsOf(steps).map(async (one) => [one, await hashOf(one)] as const)) : [],
  );
  return { steps: replaySquad(believed, (one) => hashes.get(one) ?? ''), isChecked };
};
