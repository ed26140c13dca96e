import type { SquadApplied, SquadRefused } from './apply-squad-event';
import { creationRefusal } from './refusals/creation';
import { deadlineChanges } from './deadline-changes';
import { newSquad } from './new-squad';
import { makeStep } from './machine/make-step';
import { record } from './machine/record';
import type { CreateSquadFacts, SquadCreated, SquadCreationError } from './squad-creation';
import type { SquadEffect } from './squad-effect';
import type { SquadPersonEvent } from './squad-event';
import { restoreSquad } from './restore-squad';
import { whyNot } from './why-not';

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

const firstEffects = ({ by, creatorMate }: CreateSquadFacts, hotUntil: number | null): readonly SquadEffect[] => [
  {
    type: 'admitMember',
    params: {
      memberId: by,
      memberType: creatorMate ? 'MATE' : 'CLIENT',
      mate: creatorMate && { level: creatorMate.level, percent: creatorMate.percent },
    },
  },
  record('CREATED', by),
  ...(hotUntil === null ? [] : [{ type: 'callMates', params: { until: hotUntil } } as const]),
];

/** Makes a new PENDING squad and tries its invitations one by one; those that fail stand in `errors`. */
export const createSquad = (facts: CreateSquadFacts): SquadRefused | SquadCreated => {
  const problem = creationRefusal(facts);
  if (problem) return { refused: problem };
  const context = newSquad(facts);
  let made: SquadApplied = { snapshot: restoreSquad('PENDING', context), effects: firstEffects(facts, context.hotUntil) };
  const errors: SquadCreationError[] = [];
  for (const { event, error } of wishes(facts)) {
    const code = whyNot(made.snapshot, event);
    if (code) {
      if (error) errors.push({ ...error, code });
      continue;
    }
    const step = makeStep(made.snapshot, event);
    made = { snapshot: step.snapshot, effects: [...made.effects, ...step.effects] };
  }
  return { snapshot: made.snapshot, effects: [...made.effects, ...deadlineChanges([], made.snapshot)], errors };
};
