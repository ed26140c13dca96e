import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { squadsContract } from '../../contract/squads/squads';
import type { SquadView } from '../../contract/squads/squad-view';
import { createSquad } from '../../domain/squad/create-squad';
import type { CreateSquadFacts } from '../../domain/squad/squad-creation';
import { trialLesson } from '../../domain/settings/trial-lesson';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import { category, game } from '../db/schema/games-and-mates';
import { squad, squadFriendInvitation, squadMateInvitation } from '../db/schema/squads';
import type { Call } from '../http/call';
import { Refusal } from '../http/refusal';
import type { Actor } from '../sessions/actor';
import { carryOut } from './carry-out';
import { isFirstSquadOpen } from './first-squad/is-first-squad-open';
import { peopleWithSquad, readMateFacts } from './mate-facts';
import { possibleFriends } from './possible-friends';
import { guardGuess } from './promo/guard-guesses';
import { promoStep } from './promo/promo-step';
import { openOperation, stepSquadIn } from './step-squad';
import { insertSquad } from './store/save-squad';

type Body = Omit<Call<(typeof squadsContract)['POST /v1/squads']>['body'], 'recreateFrom' | 'promoCode'>;

/** 128 random bits; also the id of a friend invitation. */
export const newFriendToken = (): string => randomBytes(16).toString('base64url');

/** A trial lesson is a first squad; anything else may be played by anybody. */
const isPlayable = async (tx: Tx, actor: Actor, kind: string): Promise<boolean> => kind !== trialLesson.categoryKind || isFirstSquadOpen(tx, actor);

const isInvitedBySameMate = async (tx: Tx, userId: string, mateIds: readonly string[], now: number): Promise<boolean> => {
  if (mateIds.length === 0) return false;
  const at = new Date(now);
  const asMate = tx
    .select({ inviterId: squad.ownerId })
    .from(squadMateInvitation)
    .innerJoin(squad, eq(squad.id, squadMateInvitation.squadId))
    .where(and(eq(squadMateInvitation.mateId, userId), gt(squadMateInvitation.expiresAt, at)));
  const asFriend = tx
    .select({ inviterId: squadFriendInvitation.invitedBy })
    .from(squadFriendInvitation)
    .where(and(eq(squadFriendInvitation.friendId, userId), gt(squadFriendInvitation.expiresAt, at)));
  return (await unionAll(asMate, asFriend)).some(({ inviterId }) => mateIds.includes(inviterId));
};

const collectFacts = async (app: App, tx: Tx, actor: Actor, body: Body): Promise<CreateSquadFacts> => {
  const at = app.clock.now();
  const [foundGame] = await tx.select().from(game).where(eq(game.id, body.gameId));
  const [foundCategory] = await tx.select().from(category).where(and(eq(category.id, body.categoryId), eq(category.gameId, body.gameId)));
  const facts = await readMateFacts(tx, [...body.mateIds, actor.id]);
  return {
    by: actor.id,
    at,
    creatorMate: facts.get(actor.id) ?? null,
    creatorHasSquad: (await peopleWithSquad(tx, [actor.id])).has(actor.id),
    hasInvitationFromInvited: await isInvitedBySameMate(tx, actor.id, body.mateIds, at),
    game: foundGame ? { id: foundGame.id, platforms: foundGame.platforms, maxSlots: foundGame.maxSlots } : null,
    category: foundCategory
      ? { id: foundCategory.id, kind: foundCategory.kind, playable: await isPlayable(tx, actor, foundCategory.kind), enabled: foundCategory.enabled }
      : null,
    terms: { platform: body.platform, languages: body.languages, durationMinutes: body.durationMinutes, slots: body.slots, payMode: body.payMode },
    visible: body.visible,
    hot: body.hot,
    mates: body.mateIds.map((mateId) => ({ mateId, facts: facts.get(mateId) ?? null })),
    friends: [
      ...body.friendIds.map((friendId) => ({ friendId, token: newFriendToken() })),
      ...Array.from({ length: body.friendLinks }, () => ({ friendId: null, token: newFriendToken() })),
    ],
  };
};

export interface NewSquad {
  readonly squadId: number;
  readonly errors: SquadView['errors'];
}

/** Creates a squad inside an open transaction. @throws Refusal the rules' refusal */
export const createSquadIn = async (app: App, tx: Tx, actor: Actor, body: Body): Promise<NewSquad> => {
  const operationId = await openOperation(app, tx, 'squad create', actor.id);
  const possible = await possibleFriends(tx, body.friendIds);
  const friendIds = body.friendIds.filter((id) => possible.includes(id));
  const created = createSquad(await collectFacts(app, tx, actor, { ...body, friendIds }));
  if ('refused' in created) throw new Refusal(created.refused);
  const state = { value: created.snapshot.value, context: created.snapshot.context };
  const squadId = await insertSquad(tx, state);
  await carryOut({ app, tx, squadId, operationId, at: new Date(state.context.createdAt) }, null, state, created.effects);
  const unfit = body.friendIds.filter((id) => !possible.includes(id));
  return { squadId, errors: [...created.errors, ...unfit.map((memberId) => ({ memberId, memberType: 'FRIEND' as const, code: 'SQUADS_MEMBER_NOT_FOUND' as const }))] };
};

/** @throws Refusal as `createSquadIn`, and the promo family */
export const createNewSquad = async (app: App, actor: Actor, { promoCode: code, ...body }: Body & { readonly promoCode?: string | undefined }): Promise<NewSquad> => {
  if (code !== undefined) await guardGuess(app, actor.id, code);
  return inTransaction(app.db, async (tx) => {
    const made = await createSquadIn(app, tx, actor, body);
    if (code !== undefined) await stepSquadIn(app, tx, await openOperation(app, tx, 'squad promo code', actor.id), made.squadId, promoStep(actor, code));
    return made;
  });
};
