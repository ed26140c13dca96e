import { emit, inOrder, nothing, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { tell } from '../machine/tell';
import { memberIds } from '../queries/members';
import type { SquadMember } from '../squad-member';

/** With a mate in it a squad calls no other mates; who else had offered himself is not waited for. */
const coolDown = (member: SquadMember): Part => (member.type === 'MATE' ? set(() => ({ hotUntil: null, offers: [] })) : nothing);

/** Somebody joins: history MEMBER_JOINED. */
export const admit = (member: SquadMember): Part =>
  inOrder(
    set(({ members }) => ({ members: [...members, member] })),
    coolDown(member),
    emit((context) => [
      { type: 'admitMember', params: { memberId: member.id, memberType: member.type, mate: member.mate } },
      record('MEMBER_JOINED', member.id, null, { memberType: member.type }),
      tell('MEMBER_JOINED', member.id, memberIds(context)),
    ]),
  );
