import { memberOf } from '../queries/members';
import { payersOf } from '../queries/payments';
import type { SquadActor, UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import type { SquadRefusalCode } from '../squad-refusal-code';

type By = { readonly by: SquadActor };
type Who = (context: SquadContext, event: By) => SquadRefusalCode | null;

const isPerson = (actor: SquadActor): actor is UserId => typeof actor === 'string' && actor !== 'system';
const isAdmin = (actor: SquadActor): boolean => typeof actor === 'object';

/** Somebody with an account, acting for himself. */
export const notPerson: Who = (_, { by }) => (isPerson(by) ? null : 'SQUADS_NOT_MEMBER');

export const notMember: Who = (context, { by }) => (memberOf(context, by) ? null : 'SQUADS_NOT_MEMBER');

/** Members first hear that they are not the owner, strangers that they are not members. */
export const notOwner: Who = (context, event) => notMember(context, event) ?? (event.by === context.ownerId ? null : 'SQUADS_NOT_OWNER');

export const notOwnerNorAdmin: Who = (context, event) => (isAdmin(event.by) ? null : notOwner(context, event));

export const notOwnerNorMate: Who = (context, event) =>
  memberOf(context, event.by)?.type === 'MATE' ? null : notOwner(context, event);

/** Owner and joined clients; friends and other mates do not invite. */
export const notOwnerNorClient: Who = (context, event) =>
  memberOf(context, event.by)?.type === 'CLIENT' ? null : notOwner(context, event);

/** A member, or somebody who left a running game and whose money is still held. */
export const notMemberNorPayer: Who = (context, event) =>
  payersOf(context).some((payer) => payer === event.by) ? null : notMember(context, event);

/** The server has checked the permission. */
export const notAdmin: Who = (context, event) => (isAdmin(event.by) ? null : (notMember(context, event) ?? 'SQUADS_NOT_OWNER'));

export const notSystem: Who = (context, event) => (event.by === 'system' ? null : (notMember(context, event) ?? 'SQUADS_NOT_OWNER'));

export const alreadyMember: Who = (context, { by }) => (memberOf(context, by) ? 'SQUADS_ALREADY_MEMBER' : null);
