import { minutes } from '#domain/time/durations.ts';
import type { Listener } from './listener';

/** What is done and told under one heading. */
export interface Scene {
  readonly title: string;
  act(): Promise<void>;
}

const squadUrl = /\/cs2\/squads\/\d+$/;

/**
 * The main job of the product by keyboard: a client and the mate «Северин», an order from the choice to the tip.
 * `pass`: moves the clock of the demo on.
 */
export const mainJob = (client: Listener, mate: Listener, pass: (ms: number) => Promise<void>): readonly Scene[] => {
  const button = ({ tab }: Listener, name: string | RegExp) => tab.role('main').role('button', name);
  return [
    {
      title: 'The mate turns «принимает заказы» off and on',
      act: async () => {
        await mate.open('/cs2/clients');
        await mate.use(mate.tab.role('switch'), 'space');
        if (!(await mate.tab.evaluate(`document.querySelector('[role=switch]').ariaChecked === 'true'`)))
          await mate.press('space');
      },
    },
    {
      title: 'The client opens the form of a squad and chooses what to play',
      act: async () => {
        await client.open('/cs2/squads/create');
        await client.use(client.tab.role('radio', /Повышение ранга/), 'space');
        await client.press('Down', 'Down');
      },
    },
    {
      title: 'The client finds a mate by name and marks them',
      act: async () => {
        await client.tab.role('searchbox', 'Найти по имени').fill('Северин');
        await client.use(client.tab.role('checkbox', 'Позвать в сквад: Северин'), 'space');
      },
    },
    {
      title: 'The client creates the squad',
      act: async () => {
        await client.use(client.tab.role('button', 'Создать сквад'));
        await client.tab.waitForUrl(squadUrl);
      },
    },
    {
      title: 'The mate hears the call and accepts it',
      act: async () => {
        await mate.use(mate.tab.role('region', /Киберкот/).role('button', 'Принять'));
        await mate.tab.waitForUrl(squadUrl);
      },
    },
    { title: 'The client pays', act: () => client.use(button(client, /^Оплатить/)) },
    { title: 'The mate is ready', act: () => mate.use(button(mate, 'Готовность подтверждаю')) },
    {
      title: 'The mate says how to be found, both come to the lobby',
      act: async () => {
        const tells = button(mate, 'Сказать, как меня найти');
        // The product remembers the name for the next game.
        if ((await tells.count()) > 0) {
          await mate.use(tells);
          await mate.tab.type('Severin_CS');
          await mate.press('Return');
        }
        await mate.use(button(mate, 'Я в лобби'));
        await client.use(button(client, 'Я в лобби'));
      },
    },
    {
      title: 'A message from each to the other',
      act: async () => {
        await client.tab.role('main').role('textbox', 'Сообщение').focus();
        await client.tab.type('Заходи в голос');
        await client.press('Return');
        await mate.tab.role('main').role('textbox', 'Сообщение').focus();
        await mate.tab.type('Уже там');
        await mate.press('Return');
      },
    },
    { title: 'Ten minutes before the end', act: () => pass(minutes(51)) },
    { title: 'The hour is over', act: () => pass(minutes(10)) },
    { title: 'The client confirms', act: () => client.use(button(client, 'Всё хорошо, завершить')) },
    {
      title: 'The client gives stars, writes and sends the review',
      act: async () => {
        const review = client.tab.role('group', 'Отзыв: Северин');
        await review.waitFor();
        const criteria = await review.role('group').count();
        await review.role('radio').focus();
        // Arrows are Orca's, to read on, until it is told that they belong to the page.
        for (let at = 0; at < criteria; at += 1) await client.press('space', 'Tab');
        await review.role('textbox', 'Пара слов').focus();
        await client.tab.type('Отличная игра, спасибо за вечер');
        await client.use(review.role('button', 'Оставить отзыв'));
      },
    },
    {
      title: 'The client gives a tip in a dialog',
      act: async () => {
        await client.use(button(client, 'Чаевые: Северин'));
        await client.use(client.tab.role('dialog', /Северин/).role('button', '100 ₽'));
        await client.use(client.tab.role('dialog', /Северин/).role('button', /^Отправить/));
      },
    },
  ];
};
