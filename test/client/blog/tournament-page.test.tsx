import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { ArticlePage } from '#client/pages/article/article-page.tsx';
import type { Me } from '#contract/schemas/me.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const open = async (me: Me, path = '/blog/material-257') => {
  const server = fakeServer({
    'GET /v1/blog/articles/257': () => refusal(404, 'BLOG_NOT_FOUND'),
    'POST /v1/blog/articles': () => ({
      json: { id: 257, revision: 1, bytes: 2, savedAt: '2026-01-01T00:00:00.000Z', status: 'CREATED' },
    }),
  });
  const page = (
    <Routes>
      <Route path="/blog/:material" element={<ArticlePage />} />
    </Routes>
  );
  await renderInApp(page, { me, path });
  return server;
};

describe('«Турнир» while there is none', () => {
  test('says so, and leads to the blog', async () => {
    await open(aClient());
    expect(await screen.findByText(/Сейчас турниров нет/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'В блог' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Завести страницу турнира' })).not.toBeInTheDocument();
  });

  test('is begun by who looks after the blog', async () => {
    const server = await open(aClient({ permissions: ['MANAGE_BLOG'] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Завести страницу турнира' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/materials/257'));
    expect(server.calls.find(({ route }) => route === 'POST /v1/blog/articles')?.body).toEqual({ tournament: true });
  });
});

test('a link in a text that ends with the number alone opens the same page', async () => {
  await open(aClient(), '/blog/257?ref=friend#why');
  expect(await screen.findByText(/Сейчас турниров нет/)).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/blog/material-257?ref=friend#why');
});
