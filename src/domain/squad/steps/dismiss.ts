import type { SquadHistoryEventType } from '../../enums/squad-history-event-type';
import { emit, inOrder, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { tell } from '../machine/tell';
import { memberIds } from '../queries/members';
import type { SquadActor, UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import { withoutMateQuote } from './without-mate-quote';

/** Somebody is a member no more; his quote no longer counts. His payments stay until they are returned or spent. */
export const dismiss = (memberId: UserId, by: SquadActor, event: SquadHistoryEventType): Part =>
  inOrder(
    set((context: SquadContext) => ({ members: context.members.filter((member) => member.id !== memberId), quote: withoutMateQuote(context, memberId) })),
    emit((context) => [
      { type: 'dismissMember', params: { memberId } },
      record(event, by, memberId === by ? null : memberId),
      tell('MEMBER_LEFT', by, memberIds(context)),
    ]),
  );
