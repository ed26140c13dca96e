import { trialLesson } from '../../games/category';
import { isFull } from '../selectors/invitations';
import { memberOf } from '../selectors/members';
import { payersOf } from '../selectors/payments';
import type { PublicSquad } from '../facts/squad-context';
import type { SquadActor, UserId } from '../facts/squad-people';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';
import type { Moment } from '../steps/step-parts';

/** One rule: why this step is refused, null when the rule has nothing against it. */
export type Refusal<Event extends Moment = Moment> = (context: PublicSquad, event: Event) => SquadRefusalCode | null;

/** The first rule that refuses decides. */
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

/** Somebody with an account, acting for themselves. */
export const notPerson: Refusal = (_, { by }) => (isPerson(by) ? null : 'SQUADS_NOT_MEMBER');

export const notMember: Refusal = (context, { by }) => (memberOf(context, by) ? null : 'SQUADS_NOT_MEMBER');

/** Members first hear that they are not the owner, strangers that they are not members. */
export const notOwner: Refusal = (context, event) =>
  notMember(context, event) ?? (event.by === context.ownerId ? null : 'SQUADS_NOT_OWNER');

export const notOwnerNorAdmin: Refusal = (context, event) => (isAdmin(event.by) ? null : notOwner(context, event));

export const notOwnerNorMate: Refusal = (context, event) =>
  memberOf(context, event.by)?.type === 'MATE' ? null : notOwner(context, event);

/** Owner and joined clients; friends and other mates do not invite. */
export const notOwnerNorClient: Refusal = (context, event) =>
  memberOf(context, event.by)?.type === 'CLIENT' ? null : notOwner(context, event);

/** A member, or somebody who left a running game and whose money is still held. */
export const notMemberNorPayer: Refusal = (context, event) =>
  payersOf(context).some((payer) => payer === event.by) ? null : notMember(context, event);

/** The server has checked the permission. */
export const notAdmin: Refusal = (context, event) =>
  isAdmin(event.by) ? null : (notMember(context, event) ?? 'SQUADS_NOT_OWNER');

export const notSystem: Refusal = (context, event) =>
  event.by === 'system' ? null : (notMember(context, event) ?? 'SQUADS_NOT_OWNER');

export const alreadyMember: Refusal = (context, { by }) => (memberOf(context, by) ? 'SQUADS_ALREADY_MEMBER' : null);

/** Too late for a step of the present status: its clock has run out, whatever the sweeper has done yet. */
export const lapsed: Refusal = (context, { at }) =>
  context.recreation === null && context.statusEndsAt !== null && at >= context.statusEndsAt
    ? 'SQUADS_INVALID_STATE'
    : null;

/** No place left, promised ones counted. */
export const full: Refusal = (context) => (isFull(context) ? 'SQUADS_FULL' : null);

/** A trial lesson is for two: nobody else comes in. */
export const trial: Refusal = (context) =>
  context.categoryKind === trialLesson.categoryKind ? 'SQUADS_CANNOT_PLAY_CATEGORY' : null;
