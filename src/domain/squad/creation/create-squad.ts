import type { SquadMemberType } from '../facts/squad-enums';
import { tryStep, withConsequences, type SquadApplied, type SquadRefused } from '../apply-squad-event';
import { creationRefusal } from './creation-refusal';
import type { SquadPersonEvent } from '../rules/all-rules';
import { newSquad, type CreateSquadFacts } from './new-squad';
import { termsOf, type SquadContext } from '../facts/squad-context';
import type { StepEffect } from '../facts/squad-effect';
import type { UserId } from '../facts/squad-people';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';
import type { TableStep } from '../step-by-table';
import { record } from '../steps/step-parts';

/** An invitation that failed; the squad is created anyway if at least one invitation succeeded. */
export interface SquadCreationError {
  /** Null for an open friend link. */
  readonly memberId: UserId | null;
  readonly memberType: SquadMemberType;
  readonly code: SquadRefusalCode;
}

interface SquadCreated extends SquadApplied {
  readonly errors: readonly SquadCreationError[];
}

interface Called {
  readonly hot: boolean;
  /** Number of requested invitations, open links included. */
  readonly asked: number;
}

/**
 * The refusal for a squad all of whose invitations failed: that of the first one. Null when at least one succeeded,
 * when none was requested, and for a hot squad.
 */
export const nobodyInvitedRefusal = (
  { hot, asked }: Called,
  errors: readonly SquadCreationError[],
): SquadRefusalCode | null => (!hot && asked > 0 && errors.length >= asked ? (errors[0]?.code ?? null) : null);

interface InitialEvent {
  readonly event: SquadPersonEvent;
  /** Entry of `errors` when the event is refused; null: not reported. */
  readonly error: Omit<SquadCreationError, 'code'> | null;
}

const initialEvents = ({ by, at, mates, friends, visible }: CreateSquadFacts): readonly InitialEvent[] => [
  ...mates.map(({ mateId, facts }): InitialEvent => ({
    event: { type: 'squad.inviteMate', by, at, mateId, mate: facts },
    error: { memberId: mateId, memberType: 'MATE' },
  })),
  ...friends.map(({ friendId, token }): InitialEvent => ({
    event: { type: 'squad.inviteFriend', by, at, friendId, token },
    error: { memberId: friendId, memberType: 'FRIEND' },
  })),
  ...(visible ? [{ event: { type: 'squad.publish', by, at } as const, error: null }] : []),
];

const firstEffects = ({ by, creatorMate }: CreateSquadFacts, context: SquadContext): readonly StepEffect[] => [
  {
    type: 'admitMember',
    params: {
      memberId: by,
      memberType: creatorMate ? 'MATE' : 'CLIENT',
      mate: creatorMate && { level: creatorMate.level, percent: creatorMate.percent },
    },
  },
  record('CREATED', by),
  ...(context.hotUntil === null
    ? []
    : [{ type: 'callMates', params: { until: context.hotUntil, ownerId: by, terms: termsOf(context) } } as const]),
];

/**
 * Creates a PENDING squad and tries its invitations one by one; the failed ones are listed in `errors` (domain rules,
 * section 1, create).
 */
export const createSquad = (facts: CreateSquadFacts): SquadRefused | SquadCreated => {
  const refusal = creationRefusal(facts);
  if (refusal) return { refused: refusal };
  const context = newSquad(facts);
  let made: TableStep = { snapshot: { value: 'PENDING', context }, effects: firstEffects(facts, context) };
  const errors: SquadCreationError[] = [];
  for (const { event, error } of initialEvents(facts)) {
    const step = tryStep(made.snapshot, event);
    if ('refused' in step) {
      if (error) errors.push({ ...error, code: step.refused });
      continue;
    }
    made = { snapshot: step.snapshot, effects: [...made.effects, ...step.effects] };
  }
  return { ...withConsequences(null, made), errors };
};
