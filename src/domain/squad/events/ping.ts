import { squadTimers } from '../facts/squad-timers';
import { asItIs, personEvent } from '../define-event';
import { inviteesOf } from '../questions/invitations';
import { memberIds, personOf } from '../questions/members';
import { laggardsOf, missingInLobby } from '../questions/readiness';
import { notMember, type Refusal } from '../questions/refusals';
import type { PublicSquad } from '../facts/squad-context';
import type { UserId } from '../facts/squad-people';
import { emit, inOrder, set, tell, type Moment, type Part } from '../steps/step-parts';

const tooOften: Refusal = ({ lastPingAt }, { at }) =>
  lastPingAt !== null && at - lastPingAt < squadTimers.pingPause ? 'RATE_LIMITED' : null;

const unless = [tooOften];

const invitedOrOwner = (context: PublicSquad): readonly UserId[] => {
  const invited = inviteesOf(context);
  return invited.length > 0 ? invited : [context.ownerId];
};

const pinging =
  (whom: (context: PublicSquad) => readonly UserId[]) =>
  ({ by, at }: Moment): Part =>
    inOrder(
      set(() => ({ lastPingAt: at })),
      emit((context) => {
        const userIds = whom(context).filter((id) => id !== by);
        return [tell('PINGED', by, userIds), { type: 'ring', params: { userIds, by: personOf(by) } }];
      }),
    );

/** A member reminds those for whom the squad waits; in a running game everybody. */
export const ping = personEvent()('squad.ping', {
  description: 'участник зовёт остальных',
  who: [notMember],
  in: {
    PENDING: { unless, step: pinging(invitedOrOwner) },
    READY: { unless, step: pinging(laggardsOf) },
    STARTED: { unless, step: pinging(missingInLobby) },
    IN_A_GAME: { unless, step: pinging(memberIds) },
  },
  effects: ['notify', 'ring'],
  history: [],
  samples: asItIs,
});
