import { emit, inOrder, set } from '../machine/change';
import { on, type Step } from '../machine/step';
import { tell } from '../machine/tell';
import { inviteesOf } from '../queries/invitations';
import { memberIds } from '../queries/members';
import { laggardsOf, missingInLobby } from '../queries/readiness';
import type { UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';

const pingThose = (whom: (context: SquadContext) => readonly UserId[]): Step =>
  on('squad.ping', ({ by, at }) =>
    inOrder(
      set(() => ({ lastPingAt: at })),
      emit((context) => [tell('PINGED', by, whom(context))]),
    ),
  );

export const pingInvited = pingThose((context) => {
  const invited = inviteesOf(context);
  return invited.length > 0 ? invited : [context.ownerId];
});
export const pingLaggards = pingThose(laggardsOf);
export const pingMissing = pingThose(missingInLobby);
export const pingEveryone = pingThose(memberIds);
