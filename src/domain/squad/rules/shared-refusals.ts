import { trialLesson } from '../../games/category';
import { isFull } from '../selectors/invitations';
import { memberOf } from '../selectors/members';
import { payersOf } from '../selectors/payments';
import type { PublicSquad } from '../facts/squad-context';
import type { SquadActor, UserId } from '../facts/squad-people';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';
import type { Moment } from '../steps/step-parts';

/** One rule: the refusal of a step, null when the rule allows it. */
export type Refusal<Event extends Moment = Moment> = (context: PublicSquad, event: Event) => SquadRefusalCode | null;

/** The refusal of the first rule that refuses, null when all allow the step. */
export const firstRefusal = <Event extends Moment>(
  refusals: readonly Refusal<Event>[],
  context: PublicSquad,
  event: Event,
): SquadRefusalCode | null => {
  for (const refusal of refusals) {
    const code = refusal(context, event);
    if (code) return code;
  }
  return null;
};

const isPerson = (actor: SquadActor): actor is UserId => typeof actor === 'string' && actor !== 'system';
const isAdmin = (actor: SquadActor): boolean => typeof actor === 'object';

/** Only for a person acting for themselves. */
export const notPerson: Refusal = (_, { by }) => (isPerson(by) ? null : 'SQUADS_NOT_MEMBER');

/** Only for members. */
export const notMember: Refusal = (context, { by }) => (memberOf(context, by) ? null : 'SQUADS_NOT_MEMBER');

/** Only for the owner: members get NOT_OWNER, strangers NOT_MEMBER. */
export const notOwner: Refusal = (context, event) =>
  notMember(context, event) ?? (event.by === context.ownerId ? null : 'SQUADS_NOT_OWNER');

/** Only for the owner and administrators. */
export const notOwnerNorAdmin: Refusal = (context, event) => (isAdmin(event.by) ? null : notOwner(context, event));

/** Only for the owner and mates of the squad. */
export const notOwnerNorMate: Refusal = (context, event) =>
  memberOf(context, event.by)?.type === 'MATE' ? null : notOwner(context, event);

/** Only for the owner and joined clients: friends and other mates cannot invite. */
export const notOwnerNorClient: Refusal = (context, event) =>
  memberOf(context, event.by)?.type === 'CLIENT' ? null : notOwner(context, event);

/** Only for members, and for people who left a running game while their money is still held. */
export const notMemberNorPayer: Refusal = (context, event) =>
  payersOf(context).some((payer) => payer === event.by) ? null : notMember(context, event);

/** Only for administrators; the server has checked the permission. */
export const notAdmin: Refusal = (context, event) =>
  isAdmin(event.by) ? null : (notMember(context, event) ?? 'SQUADS_NOT_OWNER');

/** Only for the clock. */
export const notSystem: Refusal = (context, event) =>
  event.by === 'system' ? null : (notMember(context, event) ?? 'SQUADS_NOT_OWNER');

/** Refuses a person who is already a member. */
export const alreadyMember: Refusal = (context, { by }) => (memberOf(context, by) ? 'SQUADS_ALREADY_MEMBER' : null);

/** Refuses a step after the time of the present status is over, even if its deadline has not been carried out yet. */
export const statusExpired: Refusal = (context, { at }) =>
  context.recreation === null && context.statusEndsAt !== null && at >= context.statusEndsAt
    ? 'SQUADS_INVALID_STATE'
    : null;

/** Refuses when no slot is free; slots of invited people count as taken. */
export const noFreeSlot: Refusal = (context) => (isFull(context) ? 'SQUADS_FULL' : null);

/** Refuses in a trial lesson, which is for two people only. */
export const notInTrialLesson: Refusal = (context) =>
  context.categoryKind === trialLesson.categoryKind ? 'SQUADS_CANNOT_PLAY_CATEGORY' : null;
