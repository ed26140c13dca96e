import { inviteesOf } from '../selectors/invitations';
import { memberIds, personOf } from '../selectors/members';
import { laggardsOf, missingInLobby } from '../selectors/readiness';
import type { PublicSquad } from '../facts/squad-context';
import type { UserId } from '../facts/squad-people';
import { emit, inOrder, set, notify, type Moment, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { pingRules } from '../rules/ping';

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
        return [notify('PINGED', by, userIds), { type: 'ring', params: { userIds, by: personOf(by) } }];
      }),
    );

/** A member reminds the people whom the squad waits for; in a running game everybody. */
export const ping = eventOf(pingRules, {
  description: 'участник зовёт остальных',
  in: {
    PENDING: { step: pinging(invitedOrOwner) },
    READY: { step: pinging(laggardsOf) },
    STARTED: { step: pinging(missingInLobby) },
    IN_A_GAME: { step: pinging(memberIds) },
  },
  effects: ['notify', 'ring'],
  history: [],
});
