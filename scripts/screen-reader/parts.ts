import type { Scene } from './job';
import type { Listener } from './listener';

/** Signing in, by somebody who has no account yet. */
export const signingIn = (guest: Listener): readonly Scene[] => [
  {
    title: 'The page of an account to be made, from control to control',
    act: async () => {
      await guest.open('/login');
      await guest.tab.role('button', 'Зарегистрироваться').waitFor();
      await guest.tab.role('textbox', 'Почта').focus();
      await guest.press(...Array.from({ length: 10 }, () => 'Tab'));
    },
  },
  { title: 'An empty form is sent', act: () => guest.use(guest.tab.role('button', 'Зарегистрироваться')) },
  {
    title: 'A wrong password',
    act: async () => {
      await guest.open('/login?mode=sign-in');
      await guest.tab.role('textbox', /Почта/).focus();
      await guest.tab.type('nobody@naparnik.example');
      await guest.press('Tab');
      await guest.tab.type('not-the-password');
      await guest.press('Return');
    },
  },
  {
    title: 'A menu at the top is opened, walked and closed',
    act: async () => {
      await guest.use(guest.tab.role('banner').role('button', /^Играть/));
      await guest.press('Down', 'Down', 'Escape');
    },
  },
];

/** Parts of the product that the main job does not meet, by a client with money. */
export const otherParts = (client: Listener): readonly Scene[] => {
  const dialog = () => client.tab.role('dialog');
  return [
    {
      title: 'A game is chosen in a dialog, and it is closed again',
      act: async () => {
        await client.open('/balance');
        await client.tab.role('main').role('button', 'Пополнить').waitFor();
        await client.use(client.tab.role('banner').role('button', /^Выбрать игру/));
        await client.press('Escape');
      },
    },
    {
      title: 'A sum: too small, then right',
      act: async () => {
        await client.use(client.tab.role('main').role('button', 'Пополнить'));
        await dialog().label('Сумма').focus();
        await client.tab.type('1');
        await client.press('Return');
        await dialog().label('Сумма').fill('1500');
        await client.press('Tab', 'Tab', 'shift+Tab', 'Escape');
      },
    },
    {
      title: 'The menu of the person',
      act: async () => {
        await client.use(client.tab.role('banner').role('button', /меню|профил|Киберкот/i));
        await client.press('Down', 'Down', 'Escape');
      },
    },
    {
      title: 'Notifications',
      act: async () => {
        await client.use(client.tab.role('banner').role('button', /Уведомления/));
        await client.press('Tab', 'Tab', 'Tab', 'Escape');
      },
    },
    {
      title: 'The page of the support, by headings and by fields',
      act: async () => {
        await client.open('/support');
        await client.tab.role('main').role('textbox').waitFor();
        await client.press('ctrl+Home', 'h', 'h', 'f', 'f');
      },
    },
    {
      title: 'The operations, heading by heading and line by line',
      act: async () => {
        await client.open('/balance');
        await client.tab.role('main').role('button', 'Пополнить').waitFor();
        await client.press(
          'ctrl+Home',
          ...Array.from({ length: 6 }, () => 'h'),
          ...Array.from({ length: 10 }, () => 'Down'),
        );
      },
    },
  ];
};
