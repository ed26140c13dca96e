import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendBroadcast } from '#client/pages/desk/sections/notifications/send-broadcast.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

type Answered = () => ReturnType<typeof refusal>;
const lost: Answered = () => {
  throw new TypeError('the answer was lost');
};
const refused: Answered = () => refusal(404, 'ADMIN_USERS_NOT_FOUND');

const opened = async (...answers: readonly Answered[]) => {
  const coming = [...answers];
  const { calls } = fakeServer({
    'GET /v1/games': () => ({ json: [] }),
    'POST /v1/admin/notifications/selected': () => (coming.shift() ?? refused)(),
  });
  await renderInApp(<SendBroadcast />, { me: aClient({ permissions: ['ALL'] }) });
  await show();
  await fill('Люди', 'Енот');
  await fill('Заголовок', 'Обновление');
  await fill('Текст', 'Сегодня обновление');
  await fill('Куда ведёт', '/support');
  const sent = () => calls.filter(({ route }) => route === 'POST /v1/admin/notifications/selected');
  return { sent, keys: () => sent().map(({ headers }) => headers.get('Idempotency-Key')) };
};

const show = async () => userEvent.click(await screen.findByRole('button', { name: /Выбранным/ }));
const fill = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const dialogButton = (): HTMLElement => {
  const [last] = screen.getAllByRole('button', { name: /Выбранным/ }).toReversed();
  if (last === undefined) throw new Error('nothing sends the form');
  return last;
};
const send = async (sent: () => readonly unknown[], times: number) => {
  await userEvent.click(dialogButton());
  await waitFor(() => expect(sent()).toHaveLength(times));
  await waitFor(() => expect(dialogButton()).toBeEnabled());
};

test('a form of the desk goes out again under its key after a lost answer, also when it was closed meanwhile', async () => {
  const { sent, keys } = await opened(lost, lost, refused);
  await send(sent, 1);
  await send(sent, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  await show();
  await send(sent, 3);
  expect(keys()[0]).toMatch(/^[\w-]{8,}$/);
  expect(new Set(keys()).size).toBe(1);
});

test('after a refusal, and with other words, it is another act', async () => {
  const { sent, keys } = await opened(refused, lost, lost);
  await send(sent, 1);
  await send(sent, 2);
  await fill('Заголовок', 'Другое');
  await send(sent, 3);
  expect(new Set(keys()).size).toBe(3);
});

test('pressed twice it goes out once', async () => {
  const { sent } = await opened(refused);
  await pressTwice(dialogButton());
  await screen.findByRole('alert');
  expect(sent()).toHaveLength(1);
});

test('a moment typed only in part is not taken for «at once»', async () => {
  const { sent } = await opened(refused);
  const [moment] = document.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]');
  if (moment === undefined) throw new Error('the form asks for no moment');
  const reported = jest.spyOn(moment, 'reportValidity');
  const validity = jest.spyOn(moment, 'validity', 'get').mockReturnValue({ ...moment.validity, badInput: true });
  await userEvent.click(dialogButton());
  expect(reported).toHaveBeenCalledTimes(1);
  expect(sent()).toHaveLength(0);
  validity.mockRestore();
  await send(sent, 1);
});
