import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import type { Me } from '#contract/schemas/me.ts';
import { Guarded } from '#client/app/router/app-routes.tsx';
import type { PageAccess } from '#contract/pages.ts';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

const open = (access: PageAccess, me: Me | null) =>
  renderInApp(
    <Routes>
      <Route path="/cs2/clients" element={<Guarded access={access}>Сама страница</Guarded>} />
      <Route path="*" element={null} />
    </Routes>,
    { me, path: '/cs2/clients' },
  );

describe('a page of one’s own', () => {
  test('lets in whom it is for', async () => {
    fakeServer({});
    await open('mate', aMate());
    expect(screen.getByText('Сама страница')).toBeInTheDocument();
  });

  test('sends a guest to sign in and back', async () => {
    fakeServer({});
    await open('user', null);
    expect(screen.getByLabelText('address')).toHaveTextContent('/login?returnTo=%2Fcs2%2Fclients');
  });

  test('of mates shows a client how to become one', async () => {
    fakeServer({});
    await open('mate', aClient());
    expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/mate');
  });

  test('does not treat a person as a guest when the request for `me` failed', async () => {
    localStorage.setItem('session', '1');
    let away = true;
    fakeServer({ 'GET /v1/users/me': () => (away ? refusal(503, 'SERVICE_UNAVAILABLE') : { json: aMate() }) });
    await open('user', null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Страница не открылась' })).toBeInTheDocument();
    expect(screen.getByLabelText('address')).toHaveTextContent('/cs2/clients');
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Сама страница')).toBeInTheDocument();
  });
});
