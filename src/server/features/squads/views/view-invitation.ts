import { takenSlots } from '#domain/squad/selectors/invitations.ts';
import type { SquadContext } from '#domain/squad/facts/squad-context.ts';

/** What every open invitation shows of its squad; `expiresAt` is that of the invitation. */
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
  expiresAt,
});
