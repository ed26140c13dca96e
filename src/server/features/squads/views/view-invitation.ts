import { takenSlots } from '../../../../domain/squad/selectors/invitations';
import type { SquadContext } from '../../../../domain/squad/facts/squad-context';

/** What every open invitation says of its squad; `expiresAt` is the invitation's own. */
export const viewInvitation = (
  { squadId, expiresAt }: { readonly squadId: number; readonly expiresAt: Date },
  context: SquadContext,
) => ({
  squadId,
  gameId: context.gameId,
  platform: context.platform,
  durationMinutes: context.durationMinutes,
  members: takenSlots(context),
  slots: context.slots,
  expiresAt: expiresAt.toISOString(),
});
