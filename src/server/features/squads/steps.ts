import { and, eq, inArray } from 'drizzle-orm';
import type { SquadEvent, SquadEventOf } from '#domain/squad/rules/all-rules.ts';
import type { SquadChanges } from '#domain/squad/selectors/price.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { Tx } from '../../platform/db/open-database';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';
import { Refusal } from '../../platform/http/refusal';
import type { Actor } from '../../platform/sessions/actor';
import { promoCategoryRefusal } from '#domain/squad/selectors/promo-refusal.ts';
import { newFriendToken } from './create';
import { findPromo } from './promo/find-promo';
import { peopleWithSquad, readMateFacts, readMatesFor } from './mate-facts';
import type { EventMaker } from './commit-step';

/** Events that need no facts of their own. */
export const plainStep =
  (
    actor: Actor,
    type:
      | 'squad.leave'
      | 'squad.publish'
      | 'squad.unpublish'
      | 'squad.ping'
      | 'squad.confirm'
      | 'squad.decline'
      | 'squad.withdrawOffer',
  ): EventMaker =>
  (_state, at): SquadEvent => ({ type, by: actor.id, at });

/** Facts about the mate are read under the squad's lock. */
export const inviteMateStep =
  (actor: Actor, mateId: string): EventMaker =>
  async (_state, at, tx) => ({
    type: 'squad.inviteMate',
    by: actor.id,
    at,
    mateId,
    mate: (await readMatesFor(tx, actor.id, [mateId], at)).get(mateId) ?? null,
  });

/** Invites a friend by name, or by a new link when nobody is named. */
export const inviteFriendStep =
  (actor: Actor, friendId: string | null): EventMaker =>
  (_state, at) => ({ type: 'squad.inviteFriend', by: actor.id, at, friendId, token: newFriendToken() });

/** A mate accepts their invitation. */
export const acceptStep =
  (actor: Actor): EventMaker =>
  async (_state, at, tx) => {
    const mate = (await readMateFacts(tx, [actor.id], at)).get(actor.id);
    const { hasSquad = false, active = false, freeMinutes } = mate ?? {};
    return {
      type: 'squad.accept',
      by: actor.id,
      at,
      hasSquad,
      active,
      ...(freeMinutes !== undefined && { freeMinutes }),
    };
  };

/** A client joins a visible squad, or a friend by their `token`. */
export const joinStep =
  (actor: Actor, token: string | null): EventMaker =>
  async (_state, at, tx) => ({
    type: 'squad.join',
    by: actor.id,
    at,
    hasSquad: (await peopleWithSquad(tx, [actor.id])).has(actor.id),
    hasMateAccess: actor.mateGameId !== null,
    viaInvitation: token,
  });

const categoryChange = async (tx: Tx, gameId: string, categoryId: number | undefined) => {
  if (categoryId === undefined) return {};
  const [found] = await tx
    .select()
    .from(category)
    .where(and(eq(category.id, categoryId), eq(category.gameId, gameId), eq(category.enabled, true)));
  if (!found) throw new Refusal('SQUADS_CATEGORY_NOT_FOUND');
  return { category: { id: found.id, kind: found.kind, percent: found.pricePercent } };
};

/** Whether everybody who has joined or is invited as a mate still fits the changed terms. */
const matesFit = async (
  tx: Tx,
  { context }: SquadState,
  changes: SquadChanges,
  at: number,
): Promise<SquadEventOf<'squad.update'>['matesFit']> => {
  const ids = [
    ...context.members.flatMap(({ id, mate }) => (mate ? [id] : [])),
    ...context.mateInvitations.map(({ mateId }) => mateId),
  ];
  const mates = [...(await readMateFacts(tx, ids, at)).values()];
  const least = Math.min(...mates.map(({ freeMinutes = Infinity }) => freeMinutes));
  const platform = changes.platform ?? context.platform;
  const languages = changes.languages ?? context.languages;
  const categoryId = changes.category?.id ?? context.categoryId;
  return {
    platform: mates.every(
      (mate) => platform === 'CROSS' || mate.platforms.includes(platform) || mate.platforms.includes('CROSS'),
    ),
    language: mates.every((mate) => mate.languages.some((language) => languages.includes(language))),
    category: mates.every((mate) => mate.categoryIds.includes(categoryId)),
    ...(least < Infinity && { freeMinutes: least }),
  };
};

/** Whether the squad's promo code still fits in another category. */
const misfitOfPromo = async (tx: Tx, { context }: SquadState, { category: wanted }: SquadChanges, userId: string) => {
  if (!wanted || !context.promo) return null;
  const found = await findPromo(tx, context.promo.code, userId, false);
  return found && promoCategoryRefusal(found.facts, { categoryId: wanted.id, categoryKind: wanted.kind });
};

interface WantedChanges extends Omit<SquadChanges, 'category'> {
  readonly categoryId?: number;
}

/** New terms of a squad. @throws Refusal SQUADS_CATEGORY_NOT_FOUND, SQUADS_INVALID_PLATFORM */
export const updateStep =
  (actor: Actor, { categoryId, ...rest }: WantedChanges): EventMaker =>
  async (state, at, tx) => {
    const changes: SquadChanges = { ...rest, ...(await categoryChange(tx, state.context.gameId, categoryId)) };
    const [ofGame] = await tx
      .select({ maxSlots: game.maxSlots, platforms: game.platforms })
      .from(game)
      .where(inArray(game.id, [state.context.gameId]));
    if (changes.platform && !ofGame?.platforms.includes(changes.platform)) throw new Refusal('SQUADS_INVALID_PLATFORM');
    return {
      type: 'squad.update',
      by: actor.id,
      at,
      changes,
      maxSlots: ofGame?.maxSlots ?? state.context.slots,
      matesFit: await matesFit(tx, state, changes, at),
      promoCategoryRefusal: await misfitOfPromo(tx, state, changes, actor.id),
    };
  };
