import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatSettingsDialog } from '#client/features/chat/head/chat-settings-dialog.tsx';
import { settingsChanged } from '#client/entities/chat/store/chat-actions.ts';
import { BlocksCard } from '#client/features/settings/account/blocks-card.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';
import { renderChat } from './support/render-chat';

const save = 'PUT /v1/chat/settings';
const unblock = 'DELETE /v1/chat/blocks/u-1';

test('quiet hours need both their ends, are saved once, and a refusal keeps what was chosen', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), { json: {} }];
  const { calls } = fakeServer({
    'GET /v1/chat/settings': () => ({ json: { sound: true, quietHours: null, version: 1, timeZone: 'Europe/Moscow' } }),
    [save]: () => answers.shift() ?? { status: 404 },
  });
  const close = jest.fn();
  await renderInApp(<ChatSettingsDialog onClose={close} />, { me: aClient() });
  const sent = () => calls.filter(({ route }) => route === save).map(({ body }) => body);
  const [sound, quiet] = await screen.findAllByRole('switch');
  if (sound === undefined || quiet === undefined) throw new Error('there are two switches');
  await userEvent.click(sound);
  await userEvent.click(quiet);
  const until = screen.getByLabelText('До');
  const button = screen.getByRole('button', { name: 'Сохранить' });
  fireEvent.change(until, { target: { value: '' } });
  await userEvent.click(button);
  expect(sent()).toEqual([]);
  fireEvent.change(until, { target: { value: '09:30' } });
  await pressTwice(button);
  await screen.findByText('Отказ INTERNAL_ERROR');
  expect(close).not.toHaveBeenCalled();
  expect(until).toHaveValue('09:30');
  await userEvent.click(quiet);
  await userEvent.click(button);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([
    { sound: false, quietHours: { from: '23:00', to: '09:30' } },
    { sound: false, quietHours: null },
  ]);
});

test('a blocked person is let in again once; a refusal is said and leaves them in the list; the focus stays there', async () => {
  let users = [
    { id: 'u-1', username: 'Енот', avatar: null },
    { id: 'u-2', username: 'Сова', avatar: null },
  ];
  let refused = true;
  const { routes } = fakeServer({
    'GET /v1/chat/blocks': () => ({ json: { users } }),
    [unblock]: () => {
      if (refused) return refusal(500, 'INTERNAL_ERROR');
      users = users.slice(1);
      return { json: {} };
    },
  });
  await renderInApp(<BlocksCard />, { me: aClient() });
  const button = await screen.findByRole('button', { name: /Енот/ });
  await pressTwice(button);
  await screen.findByText('Отказ INTERNAL_ERROR');
  expect(routes().filter((route) => route === unblock)).toHaveLength(1);
  refused = false;
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Енот/ })).toBeNull());
  expect(screen.getByRole('button', { name: /Сова/ })).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('a change on another device is in the dialog at once, but not over what was chosen here', async () => {
  const settings = { sound: true, quietHours: null, version: 1, timeZone: 'Europe/Moscow' };
  fakeServer({ 'GET /v1/chat/settings': () => ({ json: settings }) });
  const { store } = renderChat(<ChatSettingsDialog onClose={() => undefined} />);
  const switches = () => screen.getAllByRole('switch');
  const [sound, quiet] = await screen.findAllByRole('switch');
  if (sound === undefined || quiet === undefined) throw new Error('there are two switches');
  await userEvent.click(quiet);
  const quietHours = { from: '22:00', to: '07:00' };
  act(() => void store.dispatch(settingsChanged({ ...settings, sound: false, quietHours: null, version: 2 })));
  expect(switches().map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true']);
  act(() => void store.dispatch(settingsChanged({ ...settings, quietHours, version: 3 })));
  expect(screen.getByLabelText('До')).toHaveValue('07:00');
  expect(sound).toBeChecked();
});
