import { isSnapshot } from '../lifecycle/step-log';
import { tryStep } from '../squad/apply-squad-event';
import { createSuccessor } from '../squad/creation/create-successor';
import { requireKnown, type SquadState } from '../squad/facts/squad-context';
import type { SquadActor } from '../squad/facts/squad-people';
import type { SquadRefusalCode } from '../squad/facts/squad-refusal-code';
import type { LoggedSquadEvent } from '../squad/step-log';
import { limitedTaker, type Limits, noLimits } from './limits';
import type { OtherTerms } from './other-terms';
import { eventUnder, stateUnder } from './otherwise';
import { type Gains, gainByStep, type Rewarded, rewardedBy } from './squad-money';

/** A step as it is stored, without what only a comparison of hashes needs. */
export interface RecordedStep {
  readonly number: number;
  readonly event: LoggedSquadEvent;
}

/** The step from which on nothing is known, and why. */
export interface StoppedAt {
  readonly squadId: number;
  readonly step: number;
  readonly event: LoggedSquadEvent['type'];
  /** `FOUND`: the squad's beginning is not on record. */
  readonly why: SquadRefusalCode | 'FOUND';
  /** The mate whose orders strikes would have kept off; null: it is something else. */
  readonly limited: string | null;
}

export interface Replayed {
  readonly gains: Gains;
  readonly rewarded: readonly Rewarded[];
  /** Payments that would have been dearer than they were, kopecks each: whether they had been made nobody knows. */
  readonly dearer: readonly number[];
  readonly stopped: StoppedAt | null;
}

/** A squad, or several of which each was replaced by the next, in this order. */
export type Chain = readonly { readonly squadId: number; readonly steps: readonly RecordedStep[] }[];

/** A chain that does not break off until a step would have been refused. */
interface Life {
  state: SquadState | null;
  /** The state of the squad that replaces the present one; null until then. */
  successor: SquadState | null;
}

const beginningOf = (life: Life, terms: OtherTerms, step: RecordedStep): SquadState | null => {
  if (!isSnapshot(step.event) || step.event.why === 'FOUND') return null;
  const { state } = step.event;
  if (life.successor !== null) return life.successor;
  // Only a successor begins in the lobby, with money of the squad before it.
  return state.value === 'PENDING' ? stateUnder(terms, state) : null;
};

/** The squad that replaces this one; null: none can, which an administrator does not change. */
const successorOf = (state: SquadState, by: SquadActor, at: number): SquadState | null => {
  if (typeof by !== 'string') return null;
  const made = createSuccessor(state, by, at);
  return 'refused' in made ? null : made.snapshot;
};

/**
 * The money of a chain of squads, had other terms been in force. Nothing is invented: a step that would have been refused
 * ends the replay, since what people had done then is unknown. `limits`: when strikes would have kept mates' orders off.
 */
export const replayOtherwise = (chain: Chain, terms: OtherTerms, limits: Limits = noLimits): Replayed => {
  const gains = new Map<string, number>();
  const rewarded: Rewarded[] = [];
  const dearer: number[] = [];
  const life: Life = { state: null, successor: null };
  const end = (stopped: StoppedAt | null): Replayed => ({ gains, rewarded, dearer, stopped });
  for (const { squadId, steps } of chain) {
    life.state = null;
    if (steps.length === 0) return end({ squadId, step: 0, event: 'squad.snapshot', why: 'FOUND', limited: null });
    for (const step of steps) {
      const limited = limitedTaker(limits, step.event);
      const stop = (why: StoppedAt['why']) => end({ squadId, step: step.number, event: step.event.type, why, limited });
      if (isSnapshot(step.event)) {
        life.state = beginningOf(life, terms, step);
        if (life.state === null) return stop('FOUND');
        if (limited !== null) return stop('SQUADS_MATE_NOT_ACTIVE');
        continue;
      }
      if (life.state === null) return stop('FOUND');
      const event = eventUnder(terms, limits, life.state, step.event);
      const made = tryStep(life.state, event);
      if ('refused' in made) return stop(made.refused);
      if (event.type === 'squad.pay' && step.event.type === 'squad.pay' && event.quoted > step.event.quoted)
        dearer.push(event.quoted - step.event.quoted);
      if (event.type === 'squad.recreated') life.successor = successorOf(life.state, event.by, event.at);
      gainByStep(gains, squadId, made.effects);
      rewarded.push(...rewardedBy(made.effects, squadId, event.at));
      life.state = requireKnown(made.snapshot);
    }
  }
  return end(null);
};
