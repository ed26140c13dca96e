import { type PersonEvent, personRules } from '../define-rules';
import { friendInvitationFor, friendInvitationTo, takenSlots } from '../selectors/invitations';
import { alreadyMember, notPerson, type Refusal } from './shared-refusals';
import type { PublicSquad } from '../facts/squad-context';
import type { FriendInvitation } from '../facts/squad-people';
import { heldTokens } from './friend-link';

export interface Facts {
  readonly hasSquad: boolean;
  readonly hasMateAccess: boolean;
  /** The token of a friend invitation; null: from the public list. */
  readonly viaInvitation: string | null;
}

export type Join = PersonEvent<'squad.join', Facts>;

/**
 * The open invitation that a joining person uses: the one addressed to them, even if they join another way (otherwise
 * the squad would go on waiting for it), or else the link that they have.
 */
export const openInvitation = (
  context: PublicSquad,
  { viaInvitation, by, at }: Pick<Join, 'viaInvitation' | 'by' | 'at'>,
): FriendInvitation | null =>
  [friendInvitationTo(context, by), friendInvitationFor(context, viaInvitation, by)].find(
    (invitation) => invitation !== null && at < invitation.expiresAt,
  ) ?? null;

const notInvitedNorVisible: Refusal<Join> = (context, event) =>
  context.visible || openInvitation(context, event) ? null : 'SQUADS_MUST_BE_VISIBLE';

/** A slot reserved by the person's own invitation is theirs. */
const noFreeSlot: Refusal<Join> = (context, event) => {
  const own = openInvitation(context, event)?.friendId ? 1 : 0;
  return takenSlots(context) - own >= context.slots ? 'SQUADS_FULL' : null;
};

const cannotJoin: Refusal<Join> = (_, { hasSquad, hasMateAccess }) =>
  hasMateAccess ? 'SQUADS_INVALID_MEMBERS' : hasSquad ? 'SQUADS_HAS_SQUAD' : null;

const unless = [notInvitedNorVisible, noFreeSlot, cannotJoin];

/** A client or friend joins (domain rules, section 1, join). */
export const joinRules = personRules<Facts>()('squad.join', {
  who: [notPerson, alreadyMember],
  in: { PENDING: unless, READY: unless },
  samples: (context, by, facts) =>
    [null, ...heldTokens(context, by, facts)].map((viaInvitation) => ({
      hasSquad: facts.hasSquad,
      hasMateAccess: facts.hasMateAccess,
      viaInvitation,
    })),
});
