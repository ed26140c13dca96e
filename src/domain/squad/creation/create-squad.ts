import type { SquadMemberType } from '../facts/squad-enums';
import { makeStep, withConsequences, type SquadApplied, type SquadRefused } from '../apply-squad-event';
import { squadRefusal } from '../squad-refusal';
import { creationRefusal } from './creation-refusal';
import type { SquadPersonEvent } from '../rules/all-rules';
import { newSquad, type CreateSquadFacts } from './new-squad';
import { termsOf, type SquadContext } from '../facts/squad-context';
import type { StepEffect } from '../facts/squad-effect';
import type { UserId } from '../facts/squad-people';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';
import { record } from '../steps/step-parts';

/** An invitation that failed; the squad stands all the same, as long as somebody is called. */
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
  /** How many were to be invited, open links among them. */
  readonly asked: number;
}

/**
 * Why there is no squad when not one of its invitations came about: the reason of the first. Null when somebody is
 * called, and for a squad that never meant to invite by name.
 */
export const nobodyInvitedRefusal = (
  { hot, asked }: Called,
  errors: readonly SquadCreationError[],
): SquadRefusalCode | null => (!hot && asked > 0 && errors.length >= asked ? (errors[0]?.code ?? null) : null);

interface Wish {
  readonly event: SquadPersonEvent;
  /** What stands in `errors` when it is refused; null where nobody needs to hear. */
  readonly error: Omit<SquadCreationError, 'code'> | null;
}

const wishes = ({ by, at, mates, friends, visible }: CreateSquadFacts): readonly Wish[] => [
  ...mates.map(({ mateId, facts }): Wish => ({
    event: { type: 'squad.inviteMate', by, at, mateId, mate: facts },
    error: { memberId: mateId, memberType: 'MATE' },
  })),
  ...friends.map(({ friendId, token }): Wish => ({
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

/** Makes a new PENDING squad and tries its invitations one by one; those that fail stand in `errors`. */
export const createSquad = (facts: CreateSquadFacts): SquadRefused | SquadCreated => {
  const problem = creationRefusal(facts);
  if (problem) return { refused: problem };
  const context = newSquad(facts);
  let made: ReturnType<typeof makeStep> = {
    snapshot: { value: 'PENDING', context },
    effects: firstEffects(facts, context),
  };
  const errors: SquadCreationError[] = [];
  for (const { event, error } of wishes(facts)) {
    const code = squadRefusal(made.snapshot, event);
    if (code) {
      if (error) errors.push({ ...error, code });
      continue;
    }
    const step = makeStep(made.snapshot, event);
    made = { snapshot: step.snapshot, effects: [...made.effects, ...step.effects] };
  }
  return { ...withConsequences(null, made), errors };
};
