import { hours, minutes } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { demoCast, type DemoCast, type DemoMate } from './demo-cast';
import { type Play, plays, setScene } from './plays';
import { seedPastGames } from './seed-past-games';

const { toLobby, toOpenSquad, toGame, toEnd } = plays;

/** Pairs the next free client and mate: nobody can be in two active squads. */
const pairs = ({ clients, mates }: DemoCast) => {
  const freeClients = clients.filter(({ isPersona }) => !isPersona).sort((a, b) => b.rubles - a.rubles);
  const freeMates = mates
    .filter(({ isPersona, languages }) => !isPersona && languages.includes('ru'))
    .sort((a, b) => b.hourPrice - a.hourPrice);
  const taken = new Set<string>();
  let next = 0;
  return (gameId: string | null = null): readonly [Actor, DemoMate] => {
    const owner = freeClients[next];
    // Pairs the richest remaining client with the most expensive mate whom they can afford, at twice the price of FUN:
    // categories of other kinds cost more.
    const mate = freeMates.find(
      (one) =>
        owner !== undefined &&
        !taken.has(one.id) &&
        (gameId === null || one.gameId === gameId) &&
        one.hourPrice * 2 <= owner.rubles,
    );
    next += 1;
    if (!owner || !mate) throw new Error('the demo has run out of people');
    taken.add(mate.id);
    return [owner, mate];
  };
};

const active: readonly { readonly play: Play; readonly ago: number }[] = [
  { play: async () => undefined, ago: minutes(2) },
  { play: ({ stage, mate }) => stage.accept(mate), ago: minutes(4) },
  { play: toLobby, ago: minutes(6) },
  { play: toGame, ago: minutes(20) },
  { play: toGame, ago: minutes(35) },
];
const open: readonly { readonly play: Play; readonly ago: number }[] = [2, 5, 9, 14, 21, 26].map((ago) => ({
  play: toOpenSquad,
  ago: minutes(ago),
}));
const past: readonly { readonly play: Play; readonly ago: number }[] = [
  { play: toEnd, ago: hours(3) },
  {
    play: async ({ stage, owner, mate }) => void (await stage.accept(mate), await stage.disband(owner)),
    ago: hours(30),
  },
  { play: ({ stage }) => stage.pass(hours(2)), ago: hours(50) },
];

/** Squads in every status, the finished ones paid out, by the product's own rules. */
export const seedSquads = async (app: App, tx: Tx): Promise<void> => {
  // First, because finished squads leave their people free.
  await seedPastGames(app, tx);
  const nextPair = pairs(await demoCast(tx));
  for (const { play, ago } of [...past, ...active]) {
    const [owner, mate] = nextPair();
    await setScene(app, tx, ago, owner, mate, play);
  }
  for (const [index, { play, ago }] of open.entries()) {
    const [owner, mate] = nextPair(index < 4 ? 'cs2' : null);
    await setScene(app, tx, ago, owner, mate, play, true);
  }
};
