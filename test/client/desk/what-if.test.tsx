import { screen, waitFor } from '@testing-library/react';
import type { CallResponse } from '#client/api/call.ts';
import { WhatIfSection } from '#client/pages/desk/sections/what-if/what-if-section.tsx';
import { atDesk, fill, press } from '../../support/client/at-desk';
import { refusal } from '../../support/client/fake-server';

type WhatIf = CallResponse<'GET /v1/admin/what-if'>;

const same = (sum: number) => ({ was: sum, would: sum });

const found: WhatIf = {
  since: '2026-10-30T10:00:00.000Z',
  squads: 24,
  cut: false,
  paid: { was: 13_300, would: 18_600 },
  earned: { was: 10_738, would: 15_084 },
  revenue: { was: 2562, would: 3516 },
  subsidy: same(0),
  rewards: same(0),
  borne: same(0),
  left: { was: 2562, would: 3516 },
  dearer: { count: 8, sum: 5300 },
  open: 6,
  unknown: 2,
  impossible: [{ squadId: 18_028, step: 4, event: 'squad.applyPromoCode', code: 'SQUADS_INVALID_STATE' }],
  impossibleCount: 1,
  people: [
    {
      person: { id: '0190f000-0000-7000-8000-0000000000b1', username: 'Северин', avatarUrl: null },
      was: 7462,
      would: 11_193,
    },
  ],
  peopleCount: 1,
  strikes: null,
};

const route = 'GET /v1/admin/what-if';

const open = (change: Partial<WhatIf> = {}) =>
  atDesk(<WhatIfSection />, { [route]: () => ({ json: { ...found, ...change } }) });

test('the sums stand as they were and as they would have been, with what is not known', async () => {
  await open();
  expect(await screen.findByRole('row', { name: /Осталось сервису/ })).toHaveTextContent(
    /2\s562\s₽\s?3\s516\s₽\s?\+954\s₽/,
  );
  expect(screen.getByRole('row', { name: /Северин/ })).toHaveTextContent(/\+3\s731\s₽/);
  expect(screen.getByText(/8 оплат были бы дороже, всего на 5\s300\s₽/)).toBeVisible();
  expect(screen.getByText(/Записаны не с начала: 2 сквада/)).toBeVisible();
  expect(screen.getByText(/18\s028: Применён промокод/)).toBeVisible();
});

test('asked is what was filled in, within its bounds; the rest stays as it was', async () => {
  const { sent } = await open();
  await screen.findByRole('row', { name: /Осталось сервису/ });
  await fill('Отмена в лобби: пришедшим напарникам, %', '120');
  await press('Посчитать');
  expect(screen.getByText('От 0 % до 100 %')).toBeVisible();
  expect(sent(route)).toHaveLength(1);
  await fill('Отмена в лобби: пришедшим напарникам, %', '20');
  await press('Посчитать');
  await waitFor(() => expect(sent(route)).toHaveLength(2));
  expect(sent(route).at(-1)?.url).toBe('/v1/admin/what-if?days=30&lobby-mates=20');
});

test('strikes tell who had been without orders for how long, and for how many squads that was in the way', async () => {
  const person = { id: '0190f000-0000-7000-8000-0000000000b2', username: 'Алиса', avatarUrl: null };
  const mates = [{ person, was: 1440, would: 4320, refused: 2 }];
  await open({ strikes: { mates, matesCount: 1, decisions: { was: 1, would: 3 } } });
  expect(await screen.findByRole('row', { name: /Алиса/ })).toHaveTextContent(/Невозможен шаг: 2 сквада1\sд3\sд\+2\sд/);
  expect(screen.getByText('Решений администратора: было 1, было бы 3')).toBeVisible();
});

test('a term of strikes is written in hours', async () => {
  const { sent } = await open();
  expect(await screen.findByRole('textbox', { name: 'Без заказов после первого, ч' })).toHaveAttribute(
    'placeholder',
    'обычно нисколько',
  );
  expect(screen.getByRole('textbox', { name: 'Без заказов после третьего и дальше, ч' })).toHaveAttribute(
    'placeholder',
    'обычно 168 ч',
  );
  await fill('Без заказов после второго, ч', '1.5');
  await press('Посчитать');
  expect(screen.getByText('От 0 до 2160')).toBeVisible();
  await fill('Без заказов после второго, ч', '72');
  await press('Посчитать');
  await waitFor(() => expect(sent(route).at(-1)?.url).toBe('/v1/admin/what-if?days=30&strike-second=72'));
});

test('a period without a squad on record says so', async () => {
  await open({ squads: 0, impossibleCount: 0, impossible: [] });
  expect(await screen.findByText(/За этот срок нет ни одного сквада/)).toBeVisible();
});

test('a failure can be tried again', async () => {
  let fails = true;
  await atDesk(<WhatIfSection />, { [route]: () => (fails ? refusal(503, 'INTERNAL') : { json: found }) });
  await screen.findByRole('button', { name: 'Повторить' });
  fails = false;
  await press('Повторить');
  expect(await screen.findByRole('row', { name: /Осталось сервису/ })).toBeVisible();
});
