import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlogPage } from '#client/pages/blog/blog-page.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const list = 'GET /v1/blog/articles';
const authors = 'GET /v1/blog/authors';
const author = (id: string, username: string) => ({
  id,
  username,
  avatarUrl: null,
  onlineLevel: 0,
  mateGameId: null,
  level: null,
  articles: 3,
  likes: 7,
});
const [lada, sever] = [
  author('0190f000-0000-7000-8000-0000000000e1', 'Лада'),
  author('0190f000-0000-7000-8000-0000000000e2', 'Северин'),
];

const open = async (
  path: string,
  found: Parameters<typeof fakeServer>[0][string] = () => ({ json: { items: [] } }),
) => {
  const { calls } = fakeServer({
    [list]: () => ({ json: { items: [], nextCursor: null, total: 0 } }),
    [authors]: found,
    'GET /v1/blog/overview': () => ({ json: { total: 0, games: [], authors: [lada], tournament: null, opened: null } }),
    'GET /v1/blog/recommended': () => ({ json: [] }),
  });
  await renderInApp(<BlogPage />, { path });
  await waitFor(() => expect(calls.some(({ route }) => route === list)).toBe(true));
  const asked = () => {
    const query = new URL(calls.findLast(({ route }) => route === list)?.url ?? '', 'http://x').searchParams;
    return { author: query.get('authorId'), search: query.get('search') };
  };
  return { calls, asked };
};

const address = () => screen.getByLabelText('address').textContent;

test('an author is chosen from the usual ones, or found by name; a failed search can be repeated', async () => {
  const answers = [refusal(503, 'SERVICE_UNAVAILABLE')];
  const { calls, asked } = await open('/blog', () => answers.shift() ?? { json: { items: [sever] } });
  await userEvent.click(screen.getByRole('button', { name: 'Автор' }));
  const name = await screen.findByRole('searchbox', { name: 'Имя автора' });
  expect(screen.getByRole('button', { name: /Лада/ })).toBeInTheDocument();
  await userEvent.type(name, ' сев ');
  await screen.findByText('Отказ SERVICE_UNAVAILABLE');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await userEvent.click(await screen.findByRole('button', { name: /Северин/ }));
  expect(calls.filter(({ route }) => route === authors).map(({ url }) => new URL(url, 'http://x').search)).toEqual(
    Array(2).fill(`?search=${encodeURIComponent('сев')}`),
  );
  await waitFor(() => expect(asked().author).toBe(sever?.id));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe(`/blog?author=${sever?.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Сбросить отбор' }));
  await waitFor(() => expect(address()).toBe('/blog'));
});

test('what an address asks for and the server could only refuse is left out', async () => {
  const { asked } = await open(`/blog?author=garbage&search=${'я'.repeat(150)}`);
  expect(asked()).toEqual({ author: null, search: 'я'.repeat(100) });
});
