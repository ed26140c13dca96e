import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sections } from '#client/pages/desk/desk-page.tsx';
import { CommandPalette } from '#client/pages/desk/shell/command-palette.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const operator = aClient({ permissions: ['ALL'] });
const found = (kind: string, hint: string) => ({ kind, path: `/admin/${kind}`, title: kind, hint, person: null });

test('what search finds is described in words, not in codes', async () => {
  fakeServer({
    'GET /v1/admin/search': () => ({
      json: {
        found: [
          found('squad', 'IN_A_GAME'),
          found('transaction', 'PURCHASE'),
          found('booking', 'CONFIRMED'),
          found('withdrawal', 'CONFIRMED'),
          found('support', 'START'),
          found('application', 'SENT'),
          found('mate', 'BEGINNER_II'),
          found('review', '4.67'),
        ],
      },
    }),
  });
  await renderInApp(<CommandPalette sections={[]} onClose={() => undefined} />, { me: operator });
  await userEvent.type(screen.getByRole('combobox'), '18011');
  await screen.findByRole('option', { name: /^squad/ });
  const hints = screen.getAllByRole('option').map((option) => option.querySelector('small')?.textContent);
  expect(hints).toEqual([
    'В игре',
    'Оплата',
    'Договорились',
    'Подтверждён, выплатить',
    'Не получается начать игру',
    'Ждёт решения',
    'Новичок II',
    '4,67',
  ]);
});

test('the selected line is kept in view', async () => {
  const shown: string[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  fakeServer({});
  await renderInApp(<CommandPalette sections={sections} onClose={() => undefined} />, { me: operator });
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}{ArrowDown}');
  expect(shown.at(-1)).toBe(screen.getByRole('option', { selected: true }).textContent);
  expect(shown.at(-1)).toBe(sections[2]?.title);
  scroll.mockRestore();
});

const byQuery = (q: string) => ({
  json: { found: [{ kind: 'user', path: `/admin/users/${q}`, title: q, hint: '', person: null }] },
});

test('Enter right after typing opens what was typed, not what was found before', async () => {
  fakeServer({ 'GET /v1/admin/search': ({ url }) => byQuery(new URLSearchParams(url.split('?')[1]).get('q') ?? '') });
  await renderInApp(<CommandPalette sections={[]} onClose={() => undefined} />, { me: operator, path: '/admin/today' });
  await userEvent.type(screen.getByRole('combobox'), 'anna');
  await screen.findByRole('option', { name: 'anna' });
  await userEvent.type(screen.getByRole('combobox'), 'bel{Enter}');
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/admin/users/annabel'));
});

test('a search that failed is made again by a press', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), byQuery('anna')];
  fakeServer({ 'GET /v1/admin/search': () => answers.shift() ?? { status: 404 } });
  await renderInApp(<CommandPalette sections={[]} onClose={() => undefined} />, { me: operator });
  await userEvent.type(screen.getByRole('combobox'), 'anna');
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('option', { name: 'anna' })).toBeVisible();
});
