import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import type { Me } from '../../src/contract/schemas/me';
import { LoginPage } from '../../src/client/features/login/login-page';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const path = '/login?reset=abcdefghijklmnopqrstuvwx&returnTo=%2Fcs2%2Fteam';

const open = (me: Me | null, at = path) =>
  renderInApp(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { me, path: at },
  );

const setPassword = async () => {
  await userEvent.type(screen.getByLabelText('Новый пароль'), 'anothersecret1');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить и войти' }));
};

describe.each([
  ['a guest', null],
  ['somebody signed in', aClient()],
])('a link to a new password, followed by %s', (_who, me) => {
  test('sets it and goes on to where he came from', async () => {
    const { calls } = fakeServer({ 'POST /v1/auth/reset-password/confirm': () => ({ json: aClient() }) });
    await open(me);
    await setPassword();
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/team'));
    expect(calls.at(-1)?.body).toEqual({ token: 'abcdefghijklmnopqrstuvwx', password: 'anothersecret1' });
  });

  test('says when the link is spent, and keeps what was typed', async () => {
    fakeServer({ 'POST /v1/auth/reset-password/confirm': () => refusal(400, 'AUTH_RESET_PASSWORD_BAD_TOKEN') });
    await open(me);
    await setPassword();
    expect(await screen.findByText('Отказ AUTH_RESET_PASSWORD_BAD_TOKEN')).toBeInTheDocument();
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('anothersecret1');
  });
});

test('whoever is signed in has nothing to do on the page of signing in', async () => {
  fakeServer({});
  await open(aClient(), '/login?returnTo=%2Fbalance');
  expect(screen.getByLabelText('address')).toHaveTextContent('/balance');
});
