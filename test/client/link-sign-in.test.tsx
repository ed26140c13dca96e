import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkSignIn } from '#client/features/sign-in/link-sign-in.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { renderInApp } from '../support/client/render-in-app';

const route = 'POST /v1/auth/login-token';

const open = async (path: string, ...answers: ReturnType<typeof refusal>[]) => {
  const { calls } = fakeServer({ [route]: () => answers.shift() ?? { status: 404 } });
  await renderInApp(<LinkSignIn />, { path });
  return () => calls.filter((call) => call.route === route).map(({ body }) => body);
};

test('the token of a letter is sent once and leaves the address; only a lost answer can be repeated', async () => {
  const sent = await open(
    '/login/link?next=1#secret',
    refusal(503, 'SERVICE_UNAVAILABLE'),
    refusal(401, 'AUTH_TOKEN_INVALID'),
  );
  await screen.findByText('Отказ SERVICE_UNAVAILABLE');
  expect(screen.getByLabelText('address')).toHaveTextContent('/login/link?next=1');
  expect(screen.getByLabelText('address')).not.toHaveTextContent('secret');
  expect(sent()).toEqual([{ token: 'secret' }]);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Отказ AUTH_TOKEN_INVALID');
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(sent()).toEqual([{ token: 'secret' }, { token: 'secret' }]);
});

test('an address without its token asks for nothing', async () => {
  const sent = await open('/login/link');
  await screen.findByRole('alert');
  expect(sent()).toEqual([]);
});

test('the link of somebody blocked meanwhile leads to their block', async () => {
  await open('/login/link#secret', refusal(403, 'ACCOUNT_BLOCKED', { pass: 'own.1.pass' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/login?mode=blocked#own.1.pass'));
});
