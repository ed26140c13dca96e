import { and, desc, eq } from 'drizzle-orm';
import type { VisibleSquad } from '../../../contract/squads/squad-lists';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import type { Platform } from '../../../domain/enums/platform';
import { priceSquad } from '../../../domain/squad/queries/price-squad';
import { takenSlots } from '../../../domain/squad/queries/slots';
import type { SquadState } from '../../../domain/squad/squad-state';
import type { App } from '../../app/app';
import { category } from '../../db/schema/games-and-mates';
import { squad } from '../../db/schema/squads';
import { loadSquads } from '../store/load-squads';
import { readPeople, unknownPerson } from './read-people';

const shown = 60;

/** What one more client would pay, in kopecks: his share of the squad with him in it. */
const priceToJoin = ({ context }: SquadState): number => {
  const newcomer = { id: 'newcomer', type: 'CLIENT' as const, joinedAt: 0, confirmedAt: null, mate: null };
  const { shares } = priceSquad({ ...context, members: [...context.members, newcomer] });
  return shares.find(({ memberId }) => memberId === newcomer.id)?.amount ?? 0;
};

/** Squads of a game that strangers may join, newest first. */
export const listVisibleSquads = async (app: App, gameId: string, filter: { kind: CategoryKind | undefined; platform: Platform | undefined }): Promise<VisibleSquad[]> => {
  const heads = await app.db
    .select({ id: squad.id, category: { id: category.id, kind: category.kind, name: category.name, slug: category.slug } })
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
    .limit(shown);
  const states = await loadSquads(app.db, heads.map(({ id }) => id));
  const people = await readPeople(app.db, [...states.values()].flatMap(({ context }) => context.members.map(({ id }) => id)), app.clock.now());
  return heads.flatMap(({ id, category: ofCategory }) => {
    const state = states.get(id);
    if (!state) return [];
    const { context } = state;
    return [
      {
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
        priceToJoin: priceToJoin(state) / 100,
        createdAt: new Date(context.createdAt).toISOString(),
      },
    ];
  });
};
