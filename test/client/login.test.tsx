import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { unusedResponses } from '#client/api/preloaded-responses.ts';
import { signedInBefore } from '#client/entities/session/signed-in-before.ts';
import type { Me } from '#contract/schemas/me.ts';
import { CodeForm } from '#client/features/sign-in/code-form.tsx';
import { LoginPage } from '#client/pages/login/login-page.tsx';
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
  test('sets it and goes on to where they came from', async () => {
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

test.each([
  ['nobody has ever signed in', false, 'Создай аккаунт'],
  ['somebody has', true, 'С возвращением'],
])(
  'where %s nothing is left of what the page came with, or it would stand hidden for a second',
  async (_who, known, title) => {
    fakeServer({});
    if (known) signedInBefore.set();
    await renderInApp(<LoginPage />, { path: '/login', answers: { '/v1/countries': [], '/v1/auth/social': [] } });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(unusedResponses()).toEqual([]);
  },
);

describe('a link that leads a guest to the page of signing in', () => {
  const shows = async (returnTo: string, title: string) => {
    fakeServer({});
    await open(null, `/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  };

  test.each([
    '/cs2/squads/18028',
    '/chat/0190f000-0000-7000-8000-000000000001',
    '/balance',
    '/balance/operations/12?gameId=cs2',
    '/cs2/profile',
    '/cs2/settings#devices',
    '/cs2/orders',
    '/cs2/clients',
    '/materials/7',
    '/admin/withdrawals',
  ])('asks to sign in where only an existing person has something: %s', (to) => shows(to, 'С возвращением'));

  test.each([
    ['to a page for everybody', '/cs2/team?invite=1'],
    ['to a squad, shared by its member to bring friends', '/cs2/squads/18028?ref=abc123'],
    ['to a gift for them', '/balance/gifts/ABCD-EFGH'],
    ['to a reserve that a mate asks for', '/balance/reserve?link=token'],
    ['to no page at all', '/nowhere/at/all'],
  ])('asks to register where they may be new: %s', (_which, to) => shows(to, 'Создай аккаунт'));

  test('offers registration beside, and both lead on to the page of the link', async () => {
    fakeServer({ 'POST /v1/auth/login': () => ({ json: aClient() }) });
    await open(null, '/login?returnTo=%2Fcs2%2Fsquads%2F18028');
    expect(screen.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcs2%2Fsquads%2F18028&mode=register',
    );
    await userEvent.type(screen.getByLabelText('Почта или имя'), 'kot');
    await userEvent.type(screen.getByLabelText('Пароль'), 'ochen-tayno-1{Enter}');
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/squads/18028'));
  });
});

test('a spent link leads to a new one', async () => {
  fakeServer({});
  await open(null);
  expect(screen.getByRole('link', { name: 'Прислать новую ссылку' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fcs2%2Fteam&mode=reset',
  );
});

describe('the code of a letter', () => {
  test('is typed at once, and is sent again only after a minute', async () => {
    fakeServer({});
    await renderInApp(<CodeForm email="new@mail.ru" onDone={() => undefined} />, { me: aClient() });
    expect(screen.getByRole('textbox', { name: 'Код из письма' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Ещё раз — через (59|60) с$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('of an old letter may be asked for again', async () => {
    const { routes } = fakeServer({ 'POST /v1/auth/email/confirm/resend': () => ({ status: 204 }) });
    await renderInApp(<CodeForm email="new@mail.ru" onDone={() => undefined} justSent={false} />, { me: aClient() });
    await userEvent.click(screen.getByRole('button', { name: 'Отправить код ещё раз' }));
    expect(await screen.findByText('Код отправлен')).toBeInTheDocument();
    expect(routes()).toEqual(['POST /v1/auth/email/confirm/resend']);
  });
});

test('of an account that is made without a word, everything that lacks is shown and the first of it told', async () => {
  fakeServer({});
  await open(null, '/login?mode=register');
  await userEvent.click(await screen.findByRole('button', { name: 'Зарегистрироваться' }));
  expect(await screen.findAllByText('Без этой отметки дальше не получится')).toHaveLength(2);
  await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveFocus());
  const ofFields = screen.getAllByRole('alert').filter(({ id }) => id !== '');
  expect(ofFields.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Укажи почту/)]);
});
