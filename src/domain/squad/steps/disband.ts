import { entry } from '../machine/entry';
import { emit, inOrder, set } from '../machine/change';
import { record } from '../machine/record';
import { tell } from '../machine/tell';
import { releaseAll } from '../money/release';
import { memberIds } from '../queries/members';
import type { SquadContext } from '../squad-context';
import type { SquadEffect } from '../squad-effect';

/** A promo code that served nothing may be used again. */
const freePromo = ({ promo, ownerId, payments }: SquadContext): readonly SquadEffect[] =>
  promo && payments.every((payment) => payment.spent === 0 && payment.moved === 0)
    ? [{ type: 'releasePromoUse', params: { code: promo.code, userId: ownerId } }]
    : [];

/** Entering DISBANDED: nothing stays held and nobody stays invited. */
export const disband = entry(({ by }) =>
  inOrder(
    releaseAll,
    emit((context) => [
      ...freePromo(context),
      record('DISBANDED', by),
      tell('DISBANDED', by, memberIds(context)),
      tell('INVITATION_WITHDRAWN', by, context.mateInvitations.map((invitation) => invitation.mateId)),
    ]),
    set(({ dispute }) => ({
      dispute: dispute && { ...dispute, status: 'CLOSED', expiresAt: null },
      mateInvitations: [],
      friendInvitations: [],
      offers: [],
      statusEndsAt: null,
      hotUntil: null,
      visible: false,
      earlyFinish: null,
      recreation: null,
    })),
  ),
);
