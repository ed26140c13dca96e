import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { VisibleSquadAnswer } from '#contract/squads/squad-lists-fields.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import type { Platform } from '#domain/games/platform.ts';
import { takenSlots } from '#domain/squad/selectors/invitations.ts';
import { priceSquad } from '#domain/squad/selectors/price.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { squadsList } from '#domain/squad/facts/squads-list-terms.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { App } from '#server/platform/app.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { loadSquads } from '../store/squad-store';
import { categoryColumns } from './category-columns';
import { readPeople, unknownPerson } from './read-people';

/** What one more client would pay, in kopecks: their share of the squad with them in it. */
const priceToJoin = ({ context }: SquadState): number => {
  const newcomer = { id: 'newcomer', type: 'CLIENT' as const, joinedAt: 0, confirmedAt: null, mate: null };
  const { shares } = priceSquad({ ...context, members: [...context.members, newcomer] });
  return shares.find(({ memberId }) => memberId === newcomer.id)?.amount ?? 0;
};

/** Everybody can see a squad while it is gathering and its owner has made it visible. */
const openToAll = and(eq(squad.visible, true), eq(squad.status, 'PENDING'));

/**
 * Whether a slot is free, with invited people counted. Mirrors `isFull` in SQL, because the list's limit must apply
 * after the filter.
 */
const hasPlace = sql`${squad.slots} > (
  SELECT count(*) FROM squad_member WHERE squad_id = ${squad.id} AND left_at IS NULL) + (
  SELECT count(*) FROM squad_mate_invitation WHERE squad_id = ${squad.id}) + (
  SELECT count(*) FROM squad_friend_invitation WHERE squad_id = ${squad.id} AND friend_id IS NOT NULL)`;

const selectHeads = (db: Db) =>
  db
    .select({ id: squad.id, category: categoryColumns })
    .from(squad)
    .innerJoin(category, eq(category.id, squad.categoryId));

interface Head {
  readonly id: number;
  readonly category: VisibleSquadAnswer['category'];
  readonly state: SquadState;
  /** Kopecks. */
  readonly price: number;
}

const cardsOf = async (app: App, heads: readonly Head[]): Promise<VisibleSquadAnswer[]> => {
  const people = await readPeople(
    app.db,
    heads.flatMap(({ state: { context } }) => context.members.map(({ id }) => id)),
    app.clock.now(),
  );
  return heads.map(({ id, category: ofCategory, state: { context }, price }) => ({
    id,
    gameId: context.gameId,
    category: ofCategory,
    platform: context.platform,
    languages: [...context.languages],
    durationMinutes: context.durationMinutes,
    slots: context.slots,
    taken: takenSlots(context),
    owner: people.get(context.ownerId)?.person ?? unknownPerson(context.ownerId),
    mates: context.members.flatMap(({ id: mateId, mate }) => {
      const person = people.get(mateId)?.person ?? unknownPerson(mateId);
      return mate ? [{ id: mateId, username: person.username, avatarUrl: person.avatarUrl, grade: mate.level }] : [];
    }),
    priceToJoin: price,
    createdAt: new Date(context.createdAt),
  }));
};

interface Filter {
  readonly kind?: CategoryKind | undefined;
  readonly platform?: Platform | undefined;
  readonly maxPrice?: Kopecks | undefined;
}

/** Squads of the game `gameId`, a placeholder, that anybody may join, newest first. */
const joinable = (db: Db, { kind, platform, maxPrice }: Filter) =>
  selectHeads(db)
    .where(
      and(
        eq(squad.gameId, sql.placeholder('gameId')),
        openToAll,
        hasPlace,
        kind ? eq(squad.categoryKind, kind) : undefined,
        platform ? eq(squad.platform, platform) : undefined,
      ),
    )
    .orderBy(desc(squad.createdAt))
    .limit(maxPrice === undefined ? squadsList.shown : squadsList.scanned);

/** Without filters: nearly all requests. */
const allJoinable = prepared((db) => joinable(db, {}).prepare('joinable_squads'));

const isPlain = ({ kind, platform, maxPrice }: Filter): boolean =>
  [kind, platform, maxPrice].every((given) => given === undefined);

/** Squads of a game that anybody may join, newest first. */
export const listVisibleSquads = async (app: App, gameId: string, filter: Filter): Promise<VisibleSquadAnswer[]> => {
  const query = isPlain(filter) ? allJoinable(app.db) : joinable(app.db, filter);
  const found = await query.execute({ gameId });
  const loaded = await loadSquads(
    app.db,
    found.map(({ id }) => id),
  );
  const most = filter.maxPrice ?? Infinity;
  const affordable = found.flatMap((head) => {
    const state = loaded.get(head.id);
    const price = state ? priceToJoin(state) : Infinity;
    return state && price <= most ? [{ ...head, state, price }] : [];
  });
  return cardsOf(app, affordable.slice(0, squadsList.shown));
};

/** Those of these squads that anybody may see, in no particular order. */
export const findVisibleSquads = async (app: App, ids: readonly number[]): Promise<VisibleSquadAnswer[]> => {
  if (ids.length === 0) return [];
  const found = await selectHeads(app.db).where(and(inArray(squad.id, [...ids]), openToAll));
  const loaded = await loadSquads(
    app.db,
    found.map(({ id }) => id),
  );
  const heads = found.flatMap((head) => {
    const state = loaded.get(head.id);
    return state ? [{ ...head, state, price: priceToJoin(state) }] : [];
  });
  return cardsOf(app, heads);
};

/** One visible squad. @throws Refusal SQUADS_NOT_FOUND */
export const readVisibleSquad = async (app: App, id: number): Promise<VisibleSquadAnswer> => {
  const [card] = await findVisibleSquads(app, [id]);
  if (card === undefined) throw new Refusal('SQUADS_NOT_FOUND');
  return card;
};
