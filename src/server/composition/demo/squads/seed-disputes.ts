import { eq } from 'drizzle-orm';
import { hours, minutes } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { squadMember } from '#server/platform/db/schema/squads.ts';
import { demoCast, type DemoClient, type DemoMate } from './demo-cast';
import { squadStage, type SquadStage } from './squad-stage';
import { peopleWithSquad } from '#server/features/squads/public.ts';

type Quarrel = (stage: SquadStage, owner: DemoClient, mate: DemoMate) => Promise<unknown>;

const late = 'Напарник опоздал на двадцать минут, а потом дважды пропадал из голосового. Играли от силы полчаса';
const silent =
  'Просил разобрать демо, а напарник почти всё время молчал и отвечал односложно. За такое полная цена — много';
const denied = 'Опоздал на пять минут и предупредил в чате. В голосе был всю игру, могу показать запись';

/** The first waits for a moderator, the second for the mate's answer. */
const quarrels: readonly { readonly ago: number; readonly play: Quarrel }[] = [
  {
    ago: hours(9),
    play: async (stage, owner, mate) => {
      await stage.openDispute(owner, 50, late);
      await stage.pass(hours(1));
      await stage.refuseDispute(mate, denied);
    },
  },
  { ago: hours(4), play: (stage, owner) => stage.openDispute(owner, 30, silent) },
];

/** Finished squads with a dispute about the money. */
export const seedDisputes = async (app: App, tx: Tx): Promise<void> => {
  const busy = new Set(
    (await tx.select({ id: squadMember.userId }).from(squadMember).where(eq(squadMember.active, true))).map(
      ({ id }) => id,
    ),
  );
  const { clients, mates } = await demoCast(tx);
  const owners = clients.filter(({ id, isPersona }) => !isPersona && !busy.has(id)).sort((a, b) => b.rubles - a.rubles);
  const free = mates
    .filter(({ id, isPersona, languages }) => !isPersona && !busy.has(id) && languages.includes('ru'))
    .sort((a, b) => b.hourPrice - a.hourPrice);
  for (const [index, { ago, play }] of quarrels.entries()) {
    const owner = owners[index];
    const mate = free.filter(({ hourPrice }) => owner !== undefined && hourPrice * 2 <= owner.rubles)[index];
    if (!owner || !mate) throw new Error('the demo has run out of people to quarrel');
    const stage = await squadStage(app, tx, app.clock.now() - ago, owner, {
      gameId: mate.gameId,
      categoryId: mate.categories[0]?.id ?? 0,
      platform: 'PC',
      languages: ['ru'],
      durationMinutes: 60,
      slots: 2,
      payMode: 'OWNER',
      visible: false,
      hot: false,
      mateIds: [mate.id],
      friendIds: [],
      friendLinks: 0,
    });
    await stage.accept(mate);
    await stage.pay(owner);
    await stage.confirm(mate);
    await stage.confirm(owner);
    await stage.confirm(mate);
    await stage.pass(hours(1));
    await play(stage, owner, mate);
  }
};

/** A mate invites a client of the demo: the invitation is valid for half an hour. */
export const seedInvitation = async (app: App, tx: Tx): Promise<void> => {
  const { clients, mates } = await demoCast(tx);
  const client = clients.find(({ username }) => username === 'Пельмешек');
  const busy = await peopleWithSquad(
    tx,
    mates.map(({ id }) => id),
  );
  const [mate] = mates
    .filter(
      ({ id, isPersona, gameId, languages }) =>
        !isPersona && gameId === 'cs2' && languages.includes('ru') && !busy.has(id),
    )
    .sort((a, b) => a.hourPrice - b.hourPrice);
  const [category] = mate?.categories ?? [];
  if (!client || !mate || !category) return;
  await squadStage(app, tx, app.clock.now() - minutes(1), mate, {
    gameId: mate.gameId,
    categoryId: category.id,
    platform: 'PC',
    languages: ['ru'],
    durationMinutes: 60,
    slots: 2,
    payMode: 'OWNER',
    visible: false,
    hot: false,
    mateIds: [],
    friendIds: [client.id],
    friendLinks: 0,
  });
};
