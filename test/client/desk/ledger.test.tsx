import { moscowClock } from '#domain/time/moscow.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LedgerSection } from '#client/pages/desk/sections/ledger/ledger-section.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const at = '2026-11-20T10:00:00.000Z';
const person = { id: '0190f000-0000-7000-8000-00000000000a', username: 'Енот', avatarUrl: null };
const faults = [
  { rule: 'CACHED', subject: `USER:${person.id}`, person, found: 1200.5, expected: 1000, since: at },
  { rule: 'HOLDS', subject: 'HOLD:squad:18013', person: null, found: 0, expected: 500, since: at },
  { rule: 'TRANSFERS', subject: 'all accounts', person: null, found: 1, expected: 0, since: at },
];

test('a check of the ledger shows what does not add up, whose it is and the way there, until it adds up', async () => {
  const checks = [faults, []];
  let found: readonly unknown[] = [];
  const answers = [refusal(500, 'INTERNAL_ERROR')];
  const { calls } = fakeServer({
    'GET /v1/admin/ledger': () => ({ json: { checkedAt: at, faults: found } }),
    'POST /v1/admin/ledger/check': () => {
      const refused = answers.shift();
      if (refused !== undefined) return refused;
      found = checks.shift() ?? [];
      return { json: { checkedAt: at, faults: found } };
    },
  });
  await renderInApp(<LedgerSection />, { me: aClient({ permissions: ['ALL'] }) });
  await screen.findByText(/^Всё сходится/);
  const check = screen.getByRole('button', { name: 'Проверить сейчас' });
  await userEvent.click(check);
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ INTERNAL_ERROR');
  await userEvent.click(check);
  await screen.findByRole('heading', { name: 'Не сходится: 3 места' });
  expect(calls.filter(({ route }) => route.startsWith('POST'))).toHaveLength(2);
  expect(screen.queryByText(/^Всё сходится/)).toBeNull();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  expect(lines[0]).toMatch(/^Свои деньги Енот.*Есть1 200,50 ₽Должно быть1 000 ₽Открыть$/);
  expect(screen.getAllByRole('link', { name: 'Открыть' }).map((link) => link.getAttribute('href'))).toEqual([
    `/admin/users/${person.id}`,
    '/admin/squads/18013',
  ]);
  await userEvent.click(check);
  expect(await screen.findByText(/^Всё сходится/)).toBeInTheDocument();
});

test('the agent’s report is of a month chosen from a list, the last whole one at first', async () => {
  fakeServer({ 'GET /v1/admin/ledger': () => ({ json: { checkedAt: at, faults: [] } }) });
  await renderInApp(<LedgerSection />, { me: aClient({ permissions: ['ALL'] }) });
  const field = await screen.findByRole('combobox', { name: 'Месяц' });
  const [current = '', last = '', before = ''] = [...field.querySelectorAll('option')].map(({ value }) => value);
  const report = () => screen.getByRole('link', { name: 'Отчёт агента, Excel' }).getAttribute('href');
  expect(moscowClock(Date.now()).toISOString().startsWith(current)).toBe(true);
  expect(report()).toContain(`month=${last}`);
  await userEvent.selectOptions(field, before);
  expect(report()).toContain(`month=${before}`);
});
