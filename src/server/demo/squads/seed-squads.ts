import { hours, minutes } from '../../../domain/settings/durations';
import type { App } from '../../app/app';
import type { Tx } from '../../db/open-database';
import type { Actor } from '../../sessions/actor';
import { dice } from '../demo-person';
import { demoCast } from './demo-cast';
import type { DemoCast, DemoMate } from './demo-cast';
import { squadStage } from './squad-stage';
import type { SquadStage } from './squad-stage';

interface Scene {
  readonly stage: SquadStage;
  readonly owner: Actor;
  readonly mate: DemoMate;
}

/** What happens in one squad of the demo, from its creation on. */
type Play = (scene: Scene) => Promise<unknown>;

const toLobby: Play = async ({ stage, owner, mate }) => {
  await stage.accept(mate);
  await stage.say(mate, 'Привет! Скинул код лобби, заходи');
  await stage.pay(owner);
  await stage.say(owner, 'Захожу, наушники подключу');
  await stage.confirm(mate);
};
/** A mate is in, and strangers are welcome. */
const toOpenSquad: Play = async ({ stage, owner, mate }) => {
  await stage.accept(mate);
  await stage.publish(owner);
};
const toGame: Play = async (scene) => {
  await toLobby(scene);
  await scene.stage.confirm(scene.owner);
  await scene.stage.confirm(scene.mate);
};
const toEnd: Play = async (scene) => {
  await toGame(scene);
  await scene.stage.pass(hours(1));
};
const toMoney: Play = async (scene) => {
  await toEnd(scene);
  await scene.stage.confirm(scene.owner);
};

const wishOf = (mate: DemoMate, visible: boolean) => ({
  gameId: mate.gameId,
  categoryId: mate.categoryIds[dice(`category ${mate.username}`, mate.categoryIds.length)] ?? 0,
  platform: 'PC' as const,
  languages: ['ru'],
  durationMinutes: 60,
  slots: visible ? 3 : 2,
  payMode: 'OWNER' as const,
  visible: false,
  hot: false,
  mateIds: [mate.id],
  friendIds: [],
  friendLinks: 0,
});

/** Sets a scene that began that long ago; people who cannot afford or play it make it fall through, and nothing is left of it. */
const setScene = async (app: App, tx: Tx, ago: number, owner: Actor, mate: DemoMate, play: Play, visible = false): Promise<void> => {
  const stage = await squadStage(app, tx, app.clock.now() - ago, owner, wishOf(mate, visible));
  await play({ stage, owner, mate });
};

/** Pairs a client and a mate, the next free ones each time: nobody can be in two active squads. */
const pairs = ({ clients, mates }: DemoCast) => {
  const freeClients = clients.filter(({ isPersona }) => !isPersona).sort((a, b) => b.rubles - a.rubles);
  const freeMates = mates.filter(({ isPersona, languages }) => !isPersona && languages.includes('ru')).sort((a, b) => b.hourPrice - a.hourPrice);
  const taken = new Set<string>();
  let next = 0;
  return (gameId: string | null = null): readonly [Actor, DemoMate] => {
    const owner = freeClients[next];
    // The richest of those left with the dearest mate he can afford, with room for any category.
    const mate = freeMates.find((one) => owner !== undefined && !taken.has(one.id) && (gameId === null || one.gameId === gameId) && one.hourPrice * 2 <= owner.rubles);
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
const open: readonly { readonly play: Play; readonly ago: number }[] = [2, 5, 9, 14, 21].map((ago) => ({ play: toOpenSquad, ago: minutes(ago) }));
const past: readonly { readonly play: Play; readonly ago: number }[] = [
  { play: toEnd, ago: hours(3) },
  { play: async ({ stage, owner, mate }) => void (await stage.accept(mate), await stage.disband(owner)), ago: hours(30) },
  { play: ({ stage }) => stage.pass(hours(2)), ago: hours(50) },
];

/** Squads in every status, the finished ones paid out, by the product's own rules. */
export const seedSquads = async (app: App, tx: Tx): Promise<void> => {
  const cast = await demoCast(tx);
  const nextPair = pairs(cast);
  // Finished squads leave their people free: they come first, with a persona who has something to look back on.
  const rich = cast.clients.find(({ username }) => username === 'Киберкот');
  const mates = cast.mates.filter(({ gameId, languages }) => gameId === 'cs2' && languages.includes('ru')).slice(0, 6);
  for (const [index, mate] of mates.entries()) {
    if (rich) await setScene(app, tx, hours(24 * (mates.length + 1 - index)), rich, mate, toMoney);
  }
  for (const { play, ago } of [...past, ...active]) {
    const [owner, mate] = nextPair();
    await setScene(app, tx, ago, owner, mate, play);
  }
  for (const [index, { play, ago }] of open.entries()) {
    const [owner, mate] = nextPair(index < 3 ? 'cs2' : null);
    await setScene(app, tx, ago, owner, mate, play, true);
  }
};
