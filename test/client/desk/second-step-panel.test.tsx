import { screen, waitFor, within } from '@testing-library/react';
import { SecondStepPanel } from '#client/pages/desk/sections/users/second-step-panel.tsx';
import { atDesk, fill, press, seen } from '../../support/client/at-desk';

const id = '0190f000-0000-7000-8000-0000000000a9';
const path = `/v1/admin/users/${id}/second-step`;

const lost = (ready: boolean) => ({
  json: {
    keys: 1,
    app: true,
    recoveryLeft: 4,
    loss: { askedAt: '2026-11-26T09:00:00.000Z', readyAt: '2026-11-29T09:00:00.000Z', ready },
  },
});

test('before its days have passed a loss can be refused, not carried out', async () => {
  await atDesk(<SecondStepPanel id={id} />, { [`GET ${path}`]: () => lost(false) });
  await screen.findByText('1 ключ доступа, приложение с кодами, 4 запасных кода');
  expect(screen.getByRole('button', { name: 'Сбросить второй шаг' })).toHaveAttribute('aria-disabled', 'true');
});

test('who has nothing has nothing to decide', async () => {
  await atDesk(<SecondStepPanel id={id} />, {
    [`GET ${path}`]: () => ({ json: { keys: 0, app: false, recoveryLeft: 0, loss: null } }),
  });
  await screen.findByText('Не настроен');
  expect(screen.queryByRole('button')).toBeNull();
});

test('once they have passed it is reset, with a reason and the version that the operator has seen', async () => {
  const { sent } = await atDesk(<SecondStepPanel id={id} />, {
    [`GET ${path}`]: () => lost(true),
    [`POST ${path}`]: () => ({ status: 204 }),
  });
  await press('Сбросить второй шаг');
  const dialog = await screen.findByRole('dialog');
  await fill(/Почему/, 'Паспорт сверен в видеозвонке');
  within(dialog).getByRole('button', { name: 'Сбросить второй шаг' }).click();
  await waitFor(() =>
    expect(sent(`POST ${path}`).map(({ body }) => body)).toEqual([
      { verdict: 'RESET', reason: 'Паспорт сверен в видеозвонке', seen },
    ]),
  );
});
