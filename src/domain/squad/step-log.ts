import { canonicalJson } from '../text/canonical-json';
import { applySquadEvent } from './apply-squad-event';
import type { SquadState } from './facts/squad-context';
import type { SquadEvent } from './rules/all-rules';

/**
 * Version of the rules that steps are made by. A release after which a stored step would lead elsewhere raises it, and
 * says which rule and step in docs/rule-changes.md.
 */
export const squadRulesVersion = 1;

/** Where a log begins: a new squad, or one from before its steps were kept. */
export interface SquadSnapshot {
  readonly type: 'squad.snapshot';
  readonly why: 'CREATED' | 'FOUND';
  readonly at: number;
  readonly state: SquadState;
}

export type LoggedSquadEvent = SquadEvent | SquadSnapshot;

/** A stored step. `hash`: of `stepText` of the state after it. */
export interface LoggedSquadStep {
  readonly number: number;
  readonly rules: number;
  readonly event: LoggedSquadEvent;
  readonly hash: string;
}

/** Why a step cannot be repeated. What comes after it is unknown until the next snapshot. */
export const stepFaults = ['MISSING', 'OTHER_RULES', 'UNKNOWN_EVENT', 'REFUSED', 'OTHER_STATE', 'AFTER_FAULT'] as const;

export type StepFault = (typeof stepFaults)[number];

export interface ReplayedStep {
  readonly number: number;
  readonly event: LoggedSquadEvent;
  /** Null where it cannot be known. */
  readonly state: SquadState | null;
  readonly fault: StepFault | null;
}

/** What a step's hash is of: equal states have equal texts. */
export const stepText = (state: SquadState): string => canonicalJson(state);

/** The state after a step, or why there is none. */
export const stateAfter = (before: SquadState | null, { event, rules }: LoggedSquadStep): SquadState | StepFault => {
  if (event.type === 'squad.snapshot') return event.state;
  if (rules > squadRulesVersion) return 'OTHER_RULES';
  if (before === null) return 'AFTER_FAULT';
  try {
    const made = applySquadEvent(before, event);
    return 'refused' in made ? 'REFUSED' : made.snapshot;
  } catch {
    return 'UNKNOWN_EVENT';
  }
};

/**
 * Makes the steps of a log once more. Nothing is guessed: after a step that cannot be repeated, or that leads elsewhere
 * than its hash says, no state is given, while the events stay readable.
 */
export const replaySquad = (
  steps: readonly LoggedSquadStep[],
  hashOf: (text: string) => string,
): readonly ReplayedStep[] => {
  let state: SquadState | null = null;
  let next = 0;
  return steps.map((step) => {
    const { number, event, hash, rules } = step;
    const isMissing = number !== next && event.type !== 'squad.snapshot';
    next = number + 1;
    const after = isMissing ? 'MISSING' : stateAfter(state, step);
    if (typeof after === 'string') {
      state = null;
      return { number, event, state, fault: after };
    }
    state = hashOf(stepText(after)) === hash ? after : null;
    const led = rules === squadRulesVersion ? 'OTHER_STATE' : 'OTHER_RULES';
    return { number, event, state, fault: state === null ? led : null };
  });
};
