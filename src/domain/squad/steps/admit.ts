import { emit, inOrder, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { tell } from '../machine/tell';
import { memberIds } from '../queries/members';
import type { SquadMember } from '../squad-member';

/** Somebody joins: history MEMBER_JOINED. */
export const admit = (member: SquadMember): Part =>
  inOrder(
    set(({ members }) => ({ members: [...members, member] })),
    emit((context) => [
      { type: 'admitMember', params: { memberId: member.id, memberType: member.type, mate: member.mate } },
      record('MEMBER_JOINED', member.id, null, { memberType: member.type }),
      tell('MEMBER_JOINED', member.id, memberIds(context)),
    ]),
  );
