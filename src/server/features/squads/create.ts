import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { squadsContract } from '#contract/squads/squads.ts';
import type { SquadViewAnswer } from '#contract/squads/squad-view.ts';
import { createSquad, nobodyInvitedRefusal, type SquadCreationError } from '#domain/squad/creation/create-squad.ts';
import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import { trialLesson } from '#domain/games/category.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';
import { squad, squadFriendInvitation, squadMateInvitation } from '../../platform/db/schema/squads';
import type { Call } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { readRates } from '../../platform/settings/read-rates';
import type { Actor } from '../../platform/sessions/actor';
import { recordCallPlaces } from '../mates/public';
import { commitStep, requireCommitted, stepSquadIn } from './commit-step';
import { isFirstSquadOpen } from './first-squad/is-first-squad-open';
import { limitCalls } from './limit-calls';
import { peopleWithSquad, readMatesFor } from './mate-facts';
import { possibleFriends } from './possible-friends';
import { guardGuess } from './promo/guard-guesses';
import { promoStep } from './promo/promo-step';

/** What creating a squad needs to know about its owner. */
export type Creator = Pick<Actor, 'id' | 'emailConfirmed' | 'mateGameId'>;

type Body = Omit<Call<(typeof squadsContract)['POST /v1/squads']>['body'], 'recreateFrom' | 'promoCode'>;

/** The token of a friend link, 128 random bits; also the id of the invitation. */
export const newFriendToken = (): string => randomBytes(16).toString('base64url');

/** A trial lesson is only for a first squad; other categories are for anybody. */
const isPlayable = async (tx: Tx, actor: Creator, kind: string): Promise<boolean> =>
  kind !== trialLesson.categoryKind || isFirstSquadOpen(tx, actor);

const isInvitedBySameMate = async (
  tx: Tx,
  userId: string,
  mateIds: readonly string[],
  now: number,
): Promise<boolean> => {
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

/** The facts that the rules need to create a squad. `at` in epoch ms. */
export const collectFacts = async (
  app: App,
  tx: Tx,
  actor: Creator,
  body: Body,
  at: number,
): Promise<CreateSquadFacts> => {
  const [foundGame] = await tx.select().from(game).where(eq(game.id, body.gameId));
  const [foundCategory] = await tx
    .select()
    .from(category)
    .where(and(eq(category.id, body.categoryId), eq(category.gameId, body.gameId)));
  const facts = await readMatesFor(tx, actor.id, [...body.mateIds, actor.id], at);
  return {
    by: actor.id,
    at,
    creatorMate: facts.get(actor.id) ?? null,
    creatorHasSquad: (await peopleWithSquad(tx, [actor.id])).has(actor.id),
    hasInvitationFromInvited: await isInvitedBySameMate(tx, actor.id, body.mateIds, at),
    game: foundGame ? { id: foundGame.id, platforms: foundGame.platforms, maxSlots: foundGame.maxSlots } : null,
    category: foundCategory
      ? {
          id: foundCategory.id,
          kind: foundCategory.kind,
          percent: foundCategory.pricePercent,
          playable: await isPlayable(tx, actor, foundCategory.kind),
          enabled: foundCategory.enabled,
        }
      : null,
    terms: {
      platform: body.platform,
      languages: body.languages,
      durationMinutes: body.durationMinutes,
      slots: body.slots,
      payMode: body.payMode,
    },
    rates: await readRates(app.settings),
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
  readonly errors: SquadViewAnswer['errors'];
}

/**
 * Creates a squad inside an open transaction.
 * @throws Refusal the rules' refusal; if all invitations failed, that of the first one, with all of them in its details
 */
export const createSquadIn = async (app: App, tx: Tx, actor: Creator, body: Body): Promise<NewSquad> => {
  const possible = await possibleFriends(tx, actor.id, body.friendIds);
  const friendIds = body.friendIds.filter((id) => possible.includes(id));
  const scope = { app, tx, operation: { kind: 'squad create' as const, actor: actor.id } };
  const make = async (at: number) => createSquad(await collectFacts(app, tx, actor, { ...body, friendIds }, at));
  const { squadId, made } = requireCommitted(await commitStep(scope, { squadId: null, make }));
  const unfit = body.friendIds.filter((id) => !possible.includes(id));
  const errors: readonly SquadCreationError[] = [
    ...made.errors,
    ...unfit.map((memberId) => ({ memberId, memberType: 'FRIEND', code: 'SQUADS_MEMBER_NOT_FOUND' }) as const),
  ];
  const asked = body.mateIds.length + body.friendIds.length + body.friendLinks;
  const nobodyInvited = nobodyInvitedRefusal({ hot: body.hot, asked }, errors);
  if (nobodyInvited !== null) throw new Refusal(nobodyInvited, { errors });
  if (body.places !== undefined) {
    const mateIds = body.mateIds.filter((id) => errors.every(({ memberId }) => memberId !== id));
    await recordCallPlaces(tx, { squadId, mateIds, places: body.places, at: new Date(app.clock.now()) });
  }
  return { squadId, errors: [...errors] };
};

type NewSquadBody = Body & { readonly promoCode?: string | undefined };

/**
 * Creates a squad with its promo code inside an open transaction.
 * @throws Refusal as `createSquadIn`, and the promo family
 */
export const createNewSquadIn = async (
  app: App,
  tx: Tx,
  creator: Creator,
  { promoCode: code, ...body }: NewSquadBody,
): Promise<NewSquad> => {
  const made = await createSquadIn(app, tx, creator, body);
  if (code !== undefined)
    await stepSquadIn(
      { app, tx, operation: { kind: 'squad promo code', actor: creator.id } },
      made.squadId,
      promoStep(creator, code),
    );
  return made;
};

/** @throws Refusal as `createNewSquadIn`, and RATE_LIMITED when a person is invited too often */
export const createNewSquad = async (app: App, actor: Creator, body: NewSquadBody): Promise<NewSquad> => {
  await limitCalls(app, actor.id, [...body.mateIds, ...body.friendIds]);
  if (body.promoCode !== undefined) await guardGuess(app, actor.id, body.promoCode);
  return inTransaction(app.db, (tx) => createNewSquadIn(app, tx, actor, body));
};
