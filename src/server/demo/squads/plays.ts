import { hours } from '../../../domain/settings/durations';
import { dice } from '../demo-person';
import type { Play } from './set-scene';

/** What is said before a game: the mate's word and the client's answer. */
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

/** Everything that the demo's squads live through. */
export const plays = { toLobby, toOpenSquad, toGame, toEnd, toMoney } as const;
