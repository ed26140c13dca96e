import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../support/client/fake-server';
import { openSettings, sentTo, settingCard } from '../../support/client/open-settings';
import { aClient } from '../../support/client/people';

const path = '/v1/users/me/second-step';

const key = { id: 'a2V5', title: 'Ноутбук', synced: false, createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null };

const nothing = { keysPossible: true, keys: [], app: null, recoveryLeft: 0, loss: null };

const open = (step: object, handlers: Parameters<typeof openSettings>[1] = {}, me = aClient()) =>
  openSettings('#security', { [`GET ${path}`]: () => ({ json: { ...nothing, ...step } }), ...handlers }, { me });

const card = () => settingCard('Безопасность');

test('a browser without passkeys is told so in a sentence, and an app can be set up by the password', async () => {
  const setUp = 'POST /v1/users/me/authenticator/set-up';
  const { calls } = await open(
    {},
    {
      [setUp]: () => ({ json: { secret: 'ABCDEFGH', uri: 'otpauth://totp/a?secret=ABCDEFGH' } }),
      'POST /v1/users/me/authenticator': () => ({ json: { recovery: ['aaaabbbbccccdddd'] } }),
    },
  );
  const shown = await card();
  await shown.findByText(/не умеет работать с ключами доступа/);
  expect(shown.queryByRole('button', { name: 'Добавить ключ' })).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Подключить' }));
  await userEvent.type(await screen.findByLabelText('Пароль от аккаунта'), 'verysecret1');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  await userEvent.type(await screen.findByLabelText('Код, который показало приложение'), '123456');
  await screen.findByText('aaaabbbbccccdddd');
  expect(sentTo(calls, setUp)).toEqual([{ password: 'verysecret1' }]);
});

test('who has no password confirms by a code of a letter', async () => {
  const setUp = 'POST /v1/users/me/authenticator/set-up';
  const { calls } = await open(
    {},
    { [`POST ${path}/code`]: () => ({ status: 204 }), [setUp]: () => refusal(400, 'AUTH_EMAIL_WRONG_CODE') },
    aClient({ hasPassword: false }),
  );
  await userEvent.click(await (await card()).findByRole('button', { name: 'Подключить' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Прислать код на почту' }));
  await userEvent.type(await screen.findByLabelText('Код из письма'), '654321');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  await screen.findByText('Отказ AUTH_EMAIL_WRONG_CODE');
  expect(sentTo(calls, setUp)).toEqual([{ code: '654321' }]);
});

test('who has lost everything, the password too, says so by a code of a letter', async () => {
  const say = `POST ${path}/loss`;
  const { calls } = await open(
    { keys: [key] },
    { [`POST ${path}/code`]: () => ({ status: 204 }), [say]: () => refusal(400, 'AUTH_EMAIL_WRONG_CODE') },
  );
  await userEvent.click(await (await card()).findByRole('button', { name: 'Всё потеряно' }));
  await userEvent.type(await screen.findByLabelText('Пароль от аккаунта'), 'not sure of it');
  await userEvent.click(screen.getByRole('button', { name: 'Прислать код на почту' }));
  await userEvent.type(await screen.findByLabelText('Код из письма'), '654321');
  expect(screen.queryByLabelText('Пароль от аккаунта')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Попросить сбросить' }));
  await screen.findByText('Отказ AUTH_EMAIL_WRONG_CODE');
  expect(sentTo(calls, say)).toEqual([{ code: '654321' }]);
});

test('a first app takes the password alone where there is one', async () => {
  await open({});
  await userEvent.click(await (await card()).findByRole('button', { name: 'Подключить' }));
  await screen.findByLabelText('Пароль от аккаунта');
  expect(screen.queryByRole('button', { name: 'Прислать код на почту' })).toBeNull();
});

test('a key is renamed in place and removed after a question; a refusal of that is told', async () => {
  const remove = 'DELETE /v1/users/me/passkeys/a2V5';
  const { calls, routes } = await open(
    { keys: [key], recoveryLeft: 3 },
    { 'PUT /v1/users/me/passkeys/a2V5': () => ({ status: 204 }), [remove]: () => refusal(404, 'NOT_FOUND') },
  );
  const shown = await card();
  await shown.findByText(/Осталось 3 кода/);
  await userEvent.click(shown.getByRole('button', { name: 'Переименовать ключ «Ноутбук»' }));
  const name = await screen.findByRole('textbox', { name: 'Название' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Дом');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sentTo(calls, 'PUT /v1/users/me/passkeys/a2V5')).toEqual([{ title: 'Дом' }]));
  await userEvent.click(shown.getByRole('button', { name: 'Удалить ключ «Ноутбук»' }));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить ключ «Ноутбук»?' }));
  expect(routes()).not.toContain(remove);
  await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
  await screen.findByText('Отказ NOT_FOUND');
});

test('what was said to be lost is taken back by a press', async () => {
  const loss = { askedAt: '2026-11-26T09:00:00.000Z', readyAt: '2026-11-29T09:00:00.000Z' };
  const { routes } = await open({ keys: [key], loss }, { [`DELETE ${path}/loss`]: () => ({ status: 204 }) });
  const shown = await card();
  await shown.findByText(/Ты сказал, что всё потеряно/);
  await userEvent.click(shown.getByRole('button', { name: 'Отменить просьбу' }));
  await screen.findByText('Просьба отменена');
  expect(routes()).toContain(`DELETE ${path}/loss`);
});

test('what did not load can be asked for again', async () => {
  let asked = 0;
  await open({}, { [`GET ${path}`]: () => (asked++ === 0 ? refusal(500, 'INTERNAL_ERROR') : { json: nothing }) });
  const shown = await card();
  await userEvent.click(await shown.findByRole('button', { name: 'Повторить' }));
  await shown.findByText('Приложение с кодами');
});
