import { type PersonEvent, personRules } from '../define-rules';
import { mateInvitationOf, offerOf } from '../selectors/invitations';
import { mateRefusal, type MateFacts } from '../selectors/mate-fit';
import { memberOf } from '../selectors/members';
import { noFreeSlot, notOwner, type Refusal } from './shared-refusals';
import type { PublicSquad } from '../facts/squad-context';
import type { UserId } from '../facts/squad-people';

export interface Facts {
  readonly mateId: UserId;
  /** Null: there is no such mate. */
  readonly mate: MateFacts | null;
}

export type InviteMate = PersonEvent<'squad.inviteMate', Facts>;

/**
 * Whether this mate has an open offer to the hot squad: then the invitation lets them in at once, even while the squad
 * is visible.
 */
export const hasOpenOffer = (context: PublicSquad, { mateId, at }: Pick<InviteMate, 'mateId' | 'at'>): boolean => {
  const offer = offerOf(context, mateId);
  return offer !== null && at < offer.expiresAt;
};

const visibleWithoutOffer: Refusal<InviteMate> = (context, event) =>
  context.visible && !hasOpenOffer(context, event) ? 'SQUADS_MUST_BE_INVISIBLE' : null;

const alreadyInvitedOrMember: Refusal<InviteMate> = (context, { mateId }) =>
  mateInvitationOf(context, mateId)
    ? 'SQUADS_ALREADY_INVITED'
    : memberOf(context, mateId)
      ? 'SQUADS_ALREADY_MEMBER'
      : null;

const unfit: Refusal<InviteMate> = (context, { mate }) => mateRefusal(context, mate);

const unless = [visibleWithoutOffer, alreadyInvitedOrMember, noFreeSlot, unfit];

/** A mate that fits the squad in every respect, so that only the squad itself can be the reason of a refusal. */
export const idealMate = (context: PublicSquad, active: boolean, hasSquad: boolean): MateFacts => ({
  active,
  hasSquad,
  onboardingComplete: true,
  gameId: context.gameId,
  platforms: [context.platform],
  languages: context.languages,
  categoryIds: [context.categoryId],
  level: 'STAR',
  percent: 0,
});

/** The owner invites a mate (domain rules, section 1, invite mate). */
export const inviteMateRules = personRules<Facts>()('squad.inviteMate', {
  who: [notOwner],
  in: { PENDING: unless, READY: unless },
  samples: (context) => [{ mateId: '', mate: idealMate(context, true, false) }],
});
