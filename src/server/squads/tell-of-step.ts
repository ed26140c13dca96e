import { inviteesOf } from '../../domain/squad/queries/invitations';
import type { SquadState } from '../../domain/squad/squad-state';
import { announce, everyone, putOutbox, squadRoom, squadStaff, userRoom } from '../outbox/put-outbox';
import type { StepContext } from './effects/effect-handler';
import { squadSight } from './views/squad-sight';

const invitedTo = (state: SquadState | null): readonly string[] => (state ? inviteesOf(state.context) : []);

const peopleOf = (state: SquadState | null): readonly string[] => [...(state?.context.members.map(({ id }) => id) ?? []), ...invitedTo(state)];

/** Mates who answered a hot squad and wait to be chosen. */
const readyFor = (state: SquadState | null): readonly string[] => state?.context.offers.map(({ mateId }) => mateId) ?? [];

const roomsOf = (people: Iterable<string>): readonly string[] => [...new Set(people)].map(userRoom);

/** Tells everybody whom a step concerns that something changed; who may not see the squad any more hears of it no more. */
export const tellOfStep = async ({ tx, squadId }: StepContext, before: SquadState | null, after: SquadState): Promise<void> => {
  const payers = after.context.payments.map(({ payerId }) => payerId);
  const people = [...peopleOf(before), ...peopleOf(after), ...payers];
  const answered = [...readyFor(before), ...readyFor(after)];
  await announce(tx, [...roomsOf([...people, ...answered]), squadRoom(squadId)], 'squad changed', { squadId });
  if (before !== null && squadSight.narrowed(before, after)) {
    await putOutbox(tx, 'leave', { room: squadRoom(squadId), except: [squadStaff, ...roomsOf(squadSight.peopleIn(after))] });
  }
  await announce(tx, roomsOf(people), 'me changed', {});
  const called = [...invitedTo(before), ...invitedTo(after), ...answered];
  if (called.length > 0) await announce(tx, roomsOf(called), 'orders changed', {});
  if (before?.context.visible || after.context.visible) await announce(tx, [everyone], 'visible squads changed', { gameId: after.context.gameId });
};
