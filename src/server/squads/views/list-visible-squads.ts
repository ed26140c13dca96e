import { and, desc, eq } from 'drizzle-orm';
import type { VisibleSquad } from '../../../contract/squads/squad-lists';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import type { Platform } from '../../../domain/enums/platform';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import { rublesToKopecks } from '../../../domain/money/rubles-to-kopecks';
import { priceSquad } from '../../../domain/squad/queries/price-squad';
import { takenSlots } from '../../../domain/squad/queries/slots';
import type { SquadState } from '../../../domain/squad/squad-state';
import { squadsList } from '../../../domain/settings/squads-list';
import type { App } from '../../app/app';
import { category } from '../../db/schema/games-and-mates';
import { squad } from '../../db/schema/squads';
import { loadSquads } from '../store/load-squads';
import { categoryColumns } from './category-columns';
import { readPeople, unknownPerson } from './read-people';

/** What one more client would pay, in kopecks: his share of the squad with him in it. */
const priceToJoin = ({ context }: SquadState): number => {
  const newcomer = { id: 'newcomer', type: 'CLIENT' as const, joinedAt: 0, confirmedAt: null, mate: null };
  const { shares } = priceSquad({ ...context, members: [...context.members, newcomer] });
  return shares.find(({ memberId }) => memberId === newcomer.id)?.amount ?? 0;
};

interface Filter {
  readonly kind?: CategoryKind | undefined;
  readonly platform?: Platform | undefined;
  /** Rubles. */
  readonly maxPrice?: number | undefined;
}

/** Squads of a game that strangers may join, newest first. */
export const listVisibleSquads = async (app: App, gameId: string, filter: Filter): Promise<VisibleSquad[]> => {
  const found = await app.db
    .select({ id: squad.id, category: categoryColumns })
    .from(squad)
    .innerJoin(category, eq(category.id, squad.categoryId))
    .where(
      and(
        eq(squad.gameId, gameId),
        eq(squad.visible, true),
        eq(squad.status, 'PENDING'),
        filter.kind ? eq(squad.categoryKind, filter.kind) : undefined,
        filter.platform ? eq(squad.platform, filter.platform) : undefined,
      ),
    )
    .orderBy(desc(squad.createdAt))
    .limit(filter.maxPrice === undefined ? squadsList.shown : squadsList.lookedThrough);
  const loaded = await loadSquads(app.db, found.map(({ id }) => id));
  const most = filter.maxPrice === undefined ? Infinity : rublesToKopecks(filter.maxPrice);
  const affordable = found.flatMap((head) => {
    const state = loaded.get(head.id);
    const price = state ? priceToJoin(state) : Infinity;
    return state && price <= most ? [{ ...head, state, price }] : [];
  });
  const heads = affordable.slice(0, squadsList.shown);
  const people = await readPeople(app.db, heads.flatMap(({ state: { context } }) => context.members.map(({ id }) => id)), app.clock.now());
  return heads.map(({ id, category: ofCategory, state: { context }, price }) => ({
    id,
    gameId,
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
    priceToJoin: kopecksToRubles(price),
    createdAt: new Date(context.createdAt).toISOString(),
  }));
};
