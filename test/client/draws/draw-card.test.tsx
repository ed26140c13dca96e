import { screen } from '@testing-library/react';
import { DrawCard, type Draw } from '#client/pages/draws/draw-card.tsx';
import { setServerTime } from '#client/kit/time/server-now.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { pressTwice } from '../../support/client/press-twice';
import { renderInApp } from '../../support/client/render-in-app';

const now = '2026-11-10T12:00:00.000Z';
const takePart = 'POST /v1/draws/7/participate';

const aDraw = (part: Partial<Draw> = {}): Draw => ({
  id: 7,
  title: 'Новогодний',
  description: '',
  places: 2,
  prize: 1000,
  status: 'OPEN',
  opensAt: '2026-11-01T12:00:00.000Z',
  closesAt: '2026-11-20T12:00:00.000Z',
  drawnAt: null,
  participants: 4,
  tickets: 9,
  myTickets: 0,
  seedHash: 'ab',
  winners: [],
  ...part,
});
const open = async (draw: Draw, me: Parameters<typeof renderInApp>[1] = { me: aClient() }) => {
  setServerTime(now);
  return renderInApp(<DrawCard draw={draw} />, me);
};
const join = () => screen.queryByRole('button', { name: 'Участвовать' });

test('a person takes part once, however often they press; why they cannot is said, and they may try again', async () => {
  const answers = [refusal(409, 'DRAWS_CANNOT_PARTICIPATE'), { json: aDraw({ myTickets: 3 }) }];
  const { routes } = fakeServer({ [takePart]: () => answers.shift() ?? { status: 404 } });
  await open(aDraw());
  const button = await screen.findByRole('button', { name: 'Участвовать' });
  await pressTwice(button);
  await screen.findByText('Отказ DRAWS_CANNOT_PARTICIPATE');
  await pressTwice(button);
  await screen.findByText('Ты участвуешь: 3 билета');
  expect(routes().filter((route) => route === takePart)).toHaveLength(2);
});

test('a guest signs in first, and comes back to the draw', async () => {
  fakeServer({});
  await open(aDraw(), { me: null });
  expect(join()).toBeNull();
  expect(screen.getByRole('link', { name: 'Войти, чтобы участвовать' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/draws/7')),
  );
});

test('a draw that is closed and not drawn yet does not say that it goes on, and remembers who takes part', async () => {
  fakeServer({});
  await open(aDraw({ closesAt: now, myTickets: 2 }));
  expect(screen.queryByText('Идёт')).toBeNull();
  expect(screen.getByText('Подводим итоги')).toBeVisible();
  expect(screen.getByText('Ты участвуешь: 2 билета')).toBeVisible();
  expect(join()).toBeNull();
});

test.each([
  ['not open yet', { opensAt: '2026-11-11T12:00:00.000Z' }, 'Скоро'],
  ['closed', { closesAt: now }, 'Подводим итоги'],
  ['drawn', { status: 'DRAWN', drawnAt: now } as const, 'Победителей нет: никто не участвовал'],
])('nobody can take part in one that is %s', async (_name, part, words) => {
  fakeServer({});
  await open(aDraw(part));
  expect(screen.getByText(words)).toBeVisible();
  expect(join()).toBeNull();
});
