import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotifierServiceView } from '#contract/people/notifier.ts';
import type { Me } from '#contract/schemas/me.ts';
import { NotificationsSection } from '#client/features/settings/notifications/notifications-section.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient, aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const list = 'GET /v1/notifier/services';
const service = (name: NotifierServiceView['name'], more: Partial<NotifierServiceView> = {}): NotifierServiceView => ({
  name,
  connectorClass: null,
  status: null,
  enabled: true,
  title: '',
  available: true,
  demo: false,
  ...more,
});
const email = service('email', { status: 'connected', title: 'cat@example.test' });

const open = async (handlers: Parameters<typeof fakeServer>[0], me: Me = aClient()) => {
  const server = fakeServer(handlers);
  await renderInApp(<NotificationsSection />, { me, path: '/cs2/settings#channels' });
  return server;
};
const row = async (title: string) => {
  const found = (await screen.findByRole('heading', { name: title })).closest('li');
  if (found === null) throw new Error(`no row ${title}`);
  return within(found);
};
const answers = (services: readonly NotifierServiceView[]) => ({ [list]: () => ({ json: services }) });

describe('a channel', () => {
  test('that needs a bot gives the link that finishes it', async () => {
    await open({
      ...answers([email, service('telegram')]),
      'POST /v1/notifier/services/telegram': () => ({ json: { status: null, link: 'https://t.me/bot?start=abc' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Подключить: Telegram' }));
    expect(await screen.findByRole('link', { name: 'Открыть бота' })).toHaveAttribute(
      'href',
      'https://t.me/bot?start=abc',
    );
  });

  test('that takes a webhook keeps what was typed, with the reason beneath it', async () => {
    const { calls } = await open({
      ...answers([service('discord')]),
      'POST /v1/notifier/services/discord': () => refusal(400, 'NOTIFIER_BAD_WEBHOOK'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Подключить: Discord' }));
    const field = screen.getByRole('textbox', { name: 'Адрес вебхука Discord' });
    expect(field).toHaveFocus();
    await userEvent.type(field, ' https://discord.com/api/webhooks/1 {Enter}');
    expect(await screen.findByText('Отказ NOTIFIER_BAD_WEBHOOK')).toBeInTheDocument();
    expect(field).toHaveValue(' https://discord.com/api/webhooks/1 ');
    expect(calls.find(({ route }) => route === 'POST /v1/notifier/services/discord')?.body).toEqual({
      webhookUrl: 'https://discord.com/api/webhooks/1',
    });
  });

  test('is silenced by one press, and comes back when that was refused', async () => {
    let held: (value: object) => void = () => undefined;
    const waiting = new Promise<object>((resolve) => (held = resolve));
    await open({
      ...answers([service('vk', { status: 'connected', title: 'id7' })]),
      'PUT /v1/notifier/services/vk/enabled': () => waiting,
    });
    const vk = await row('ВКонтакте');
    await userEvent.click(vk.getByRole('switch', { name: 'Получать: ВКонтакте' }));
    expect(vk.getByText('На паузе')).toBeInTheDocument();
    held(refusal(404, 'NOTIFIER_NOT_FOUND'));
    expect(await screen.findByText('Отказ NOTIFIER_NOT_FOUND')).toBeInTheDocument();
    await waitFor(() => expect(vk.getByText('Подключено')).toBeInTheDocument());
  });

  test('is left after a question, which tells a mate what it costs', async () => {
    const { routes } = await open(
      {
        ...answers([service('telegram', { status: 'connected', title: '@kot' })]),
        'DELETE /v1/notifier/services/telegram': () => ({ status: 204 }),
      },
      aMate(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Отключить: Telegram' }));
    const dialog = await screen.findByRole('dialog', { name: 'Отключить Telegram?' });
    expect(dialog).toHaveTextContent('Если больше ничто не зовёт тебя в игру, заказы выключатся');
    expect(routes()).not.toContain('DELETE /v1/notifier/services/telegram');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отключить' }));
    await waitFor(() => expect(routes()).toContain('DELETE /v1/notifier/services/telegram'));
  });

  test('that is not set up cannot be connected, and letters cannot be left', async () => {
    await open(answers([email, service('vk', { available: false })]));
    expect((await row('ВКонтакте')).getByText('Пока не настроено')).toBeInTheDocument();
    expect((await row('ВКонтакте')).queryByRole('button')).toBeNull();
    expect((await row('Почта')).queryByRole('button')).toBeNull();
    expect((await row('Почта')).getByRole('switch')).toBeChecked();
  });
});

test('channels that did not come are asked for again', async () => {
  let fails = true;
  await open({ [list]: () => (fails ? refusal(500, 'INTERNAL_ERROR') : { json: [email] }) });
  const again = await screen.findByRole('button', { name: 'Повторить' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('cat@example.test')).toBeInTheDocument();
});

test('notifications of this browser that did not load say so, and come when asked again', async () => {
  let fails = true;
  await open({
    ...answers([email]),
    'GET /v1/push': () =>
      fails ? refusal(500, 'INTERNAL_ERROR') : { json: { publicKey: null, subscribed: false, answers: false } },
  });
  const push = await row('Этот браузер');
  await push.findByText('Не загрузилось');
  fails = false;
  await userEvent.click(push.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText('Не загрузилось')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Этот браузер' })).toBeInTheDocument();
});

describe('a browser that takes notifications', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
    Object.assign(globalThis, { PushManager: class {}, Notification: { permission: 'granted' } });
  });
  afterEach(() => {
    for (const [holder, name] of [
      [navigator, 'serviceWorker'],
      [globalThis, 'PushManager'],
      [globalThis, 'Notification'],
    ] as const)
      Reflect.deleteProperty(holder, name);
  });

  test.each([
    ['a mate, has not answered yet', aMate(), false, /Ещё не ответил/],
    ['a mate, answers', aMate(), true, /Зовёт и тогда/],
    ['a client, whom nothing has to call', aClient(), false, /Зовёт и тогда/],
  ])('of %s, says what it is good for', async (_whose, me, answering, words) => {
    await open(
      {
        ...answers([email]),
        'GET /v1/push': () => ({ json: { publicKey: 'key', subscribed: true, answers: answering } }),
      },
      me,
    );
    expect(await (await row('Этот браузер')).findByText(words)).toBeInTheDocument();
  });
});
