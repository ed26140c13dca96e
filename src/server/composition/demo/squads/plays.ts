import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { dice } from '../demo-person';
import type { DemoMate } from './demo-cast';
import { squadStage, type SquadStage } from './squad-stage';
import { hours } from '#domain/time/durations.ts';

interface Scene {
  readonly stage: SquadStage;
  readonly owner: Actor;
  readonly mate: DemoMate;
}

/** The events of one squad of the demo after its creation. */
export type Play = (scene: Scene) => Promise<unknown>;

const wishOf = (mate: DemoMate, categoryId: number, visible: boolean) => ({
  gameId: mate.gameId,
  categoryId,
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

/** Creates a squad `ago` milliseconds ago, in one of the mate's categories, and plays it. */
export const setScene = async (
  app: App,
  tx: Tx,
  ago: number,
  owner: Actor,
  mate: DemoMate,
  play: Play,
  visible = false,
) => {
  const category = mate.categories[dice(`category ${mate.username}`, mate.categories.length)];
  const stage = await squadStage(app, tx, app.clock.now() - ago, owner, wishOf(mate, category?.id ?? 0, visible));
  await play({ stage, owner, mate });
  return { squadId: stage.squadId, kind: category?.kind ?? 'FUN' };
};

/** Messages before a game: the mate's and the client's reply. */
const greetings: readonly (readonly [string, string])[] = [
  ['Привет! Скинул код лобби, заходи', 'Захожу, наушники подключу'],
  ['Привет! Я на месте. Разогреемся или сразу в бой?', 'Давай сразу, я уже на карте размялся'],
  ['На связи! Что сегодня хочешь подтянуть?', 'Ретейки на Анубисе. Каждый раз теряюсь'],
  ['Добрый вечер! Голос в Discord или в игре?', 'В игре нормально, микрофон проверил'],
  ['Лобби создал, жду', 'Минуту, обновление докачивается'],
];

const toLobby: Play = async ({ stage, owner, mate }) => {
  const [word, answer] = greetings[dice(`greeting ${stage.squadId}`, greetings.length)] ?? ['', ''];
  await stage.accept(mate);
  await stage.say(mate, word);
  await stage.pay(owner);
  await stage.say(owner, answer);
  await stage.confirm(mate);
};

/** The mate has accepted, and the squad is open to strangers. */
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

export const plays = { toLobby, toOpenSquad, toGame, toEnd, toMoney } as const;
