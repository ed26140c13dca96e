import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GiftLists } from '#client/pages/money/gifts/gift-list.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const list = 'GET /v1/balance/gift-certificates';

const gift = (part: { readonly id: string }) => ({
  nominal: 2000,
  design: 'FEB23',
  message: `Слова ${part.id}`,
  status: 'ACTIVATED',
  code: null,
  buyer: 'Енот',
  receiver: 'Киберкот',
  createdAt: '2026-10-01T10:00:00.000Z',
  expiresAt: '2027-10-01T10:00:00.000Z',
  activatedAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

type Answer = ReturnType<typeof refusal> | Promise<never>;
const page = (items: readonly object[], nextCursor: string | null = null): Answer => ({ json: { items, nextCursor } });

/** The lists; each is answered by its side and its cursor, `BOUGHT` or `BOUGHT after b`. */
const open = async (answers: Readonly<Record<string, () => Answer>>) => {
  const { calls } = fakeServer({
    [list]: ({ url }) => {
      const asked = new URL(url, 'https://x').searchParams;
      const cursor = asked.get('cursor');
      return answers[`${asked.get('side')}${cursor === null ? '' : ` after ${cursor}`}`]?.() ?? page([]);
    },
  });
  await renderInApp(<GiftLists />, { me: aClient() });
  return calls;
};

test('a long list is shown page by page; a page that does not come leaves the others and can be asked for again', async () => {
  const second = [refusal(403, 'FORBIDDEN'), page([gift({ id: 'b' })])];
  await open({ BOUGHT: () => page([gift({ id: 'a' })], 'x'), 'BOUGHT after x': () => second.shift() ?? page([]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByText('Отказ FORBIDDEN');
  expect(screen.getByText(/Слова a/)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Повторить' });
  expect(document.activeElement).toContainElement(again);
  expect(document.body).not.toHaveFocus();
  await userEvent.click(again);
  await screen.findByText(/Слова b/);
  expect(screen.getByText(/Слова a/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('one list that fails does not take the other away, nor does it look empty', async () => {
  await open({ BOUGHT: () => refusal(403, 'FORBIDDEN'), RECEIVED: () => page([gift({ id: 'a' })]) });
  const failed = await screen.findByText('Отказ FORBIDDEN');
  expect(within(failed.closest('section') ?? document.body).getByText('Купленные')).toBeVisible();
  expect(screen.getByText(/Слова a/)).toBeVisible();
  expect(screen.queryByText(/Здесь появятся/)).toBeNull();
});

test('one list that is slow does not hold the other back', async () => {
  await open({ BOUGHT: () => new Promise<never>(() => {}), RECEIVED: () => page([gift({ id: 'a' })]) });
  expect(await screen.findByText(/Слова a/)).toBeVisible();
});

test('a received gift says when it came and from whom', async () => {
  await open({ RECEIVED: () => page([gift({ id: 'a' })]) });
  const line = await screen.findByText(/Слова a/);
  expect(line).toHaveTextContent(/20 ноя.*От Енот/);
  expect(line).not.toHaveTextContent('Получатель');
});

test('nothing bought and nothing received is said once', async () => {
  await open({});
  expect(await screen.findAllByText(/Здесь появятся/)).toHaveLength(1);
});
