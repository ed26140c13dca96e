import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MateDay } from '#client/pages/home/mate-day.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const access = { gameId: 'cs2', active: true, grade: 'PRO', percent: 82 } as const;
const mate = aMate({ mateAccess: access });
const stats = `GET /v1/mates/stats/cs2/${mate.id}`;
const count = 'GET /v1/squads/mate/orders/count';
const broken = () => refusal(500, 'INTERNAL_ERROR');
const today = { ordersToday: 3, incomeToday: 120_000, incomeMonth: 900_000 };

const open = async (answers: Parameters<typeof fakeServer>[0]) => {
  fakeServer({ [stats]: () => ({ json: today }), [count]: () => ({ json: { count: 2 } }), ...answers });
  await renderInApp(<MateDay me={mate} access={access} />, { me: mate });
};

const figure = (name: string) => screen.getByText(name).nextElementSibling;

test('a count of invitations that did not come is no figure on its way, and the others stand', async () => {
  await open({ [count]: broken });
  expect(await screen.findByText('—')).toBe(figure('Приглашения'));
  expect(figure('Заказов сегодня')).toHaveTextContent('3');
});

test('asking for the day again asks for invitations too, where they did not come', async () => {
  let isBroken = true;
  await open({
    [stats]: () => (isBroken ? broken() : { json: today }),
    [count]: () => (isBroken ? broken() : { json: { count: 2 } }),
  });
  const again = await screen.findByRole('button', { name: 'Повторить' });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('2 новых')).toBe(figure('Приглашения'));
});
