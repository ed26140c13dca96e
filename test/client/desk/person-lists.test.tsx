import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatesAccess, aPerson } from '../../support/client/a-person';
import { openPersonCard, press } from '../../support/client/person-card';

const { id } = aPerson();

describe('what waits for a decision', () => {
  const person: Parameters<typeof aPerson>[0] = {
    withdrawal: {
      id: '0190f000-0000-7000-8000-0000000000c1',
      amount: 24_000,
      status: 'WAITING_FOR_CONFIRMATION',
      risks: ['UNUSUAL_SUM'],
      createdAt: '2026-11-20T10:00:00.000Z',
    },
    dispute: { squadId: 18_011, status: 'NEW', until: '2030-01-01T10:00:00.000Z' },
    squad: { id: 18_012, gameId: 'cs2', status: 'IN_A_GAME' },
    counts: { ...aPerson().counts, openBookings: 2, openReports: 1 },
  };
  const links = () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([name]) => name?.startsWith('К '));

  test('is told with a way to each decision', async () => {
    await openPersonCard({ person });
    expect(screen.getByText(/Вывод 24\s000 ₽ ждёт .*1 отметка риска.*18\s011.*Открыты 2 записи/)).toBeInTheDocument();
    expect(links()).toEqual([
      ['К выводу', '/admin/withdrawals/0190f000-0000-7000-8000-0000000000c1'],
      ['К спору', '/admin/disputes/18011'],
      ['К скваду', '/admin/squads/18012'],
      ['К записям', '/?tab=bookings'],
      ['К жалобам', '/admin/reports?search=Енот&status=NEW'],
    ]);
  });

  test('leads an operator without rights only where they may go', async () => {
    await openPersonCard({ person, permissions: ['VIEW_USER'] });
    expect(links()).toEqual([
      ['К скваду', '/cs2/squads/18012'],
      ['К записям', '/?tab=bookings'],
    ]);
  });

  test('a blocked person’s withdrawal is told to be paused', async () => {
    await openPersonCard({ person: { ...person, status: 'BLOCKED' } });
    expect(screen.getByText(/Вывод 24\s000 ₽ на паузе/)).toBeInTheDocument();
  });
});

describe('the lists behind the figures', () => {
  const squad = {
    id: 18_013,
    gameId: 'cs2',
    gameName: 'Counter-Strike 2',
    category: { id: 1, name: 'Обучение', kind: 'EDUCATION' },
    durationMinutes: 60,
    status: 'FINISHED',
    myType: 'MATE',
    members: ['Енот', 'Северин', 'Ракета'].map((username, index) => ({
      user: { id: `0190f000-0000-7000-8000-00000000000${'abc'[index]}`, username, avatarUrl: null },
      type: 'MATE',
    })),
    amount: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    finishedAt: '2026-11-20T11:00:00.000Z',
    settled: true,
    left: false,
    repeatable: false,
    dispute: null,
    disputableUntil: null,
    reviewPending: false,
    recreatedAs: null,
    price: 1500,
    refunded: 0,
    income: 1230,
    until: null,
    wantedPercent: null,
  };

  test('squads are narrowed to a section and a month, each with the person’s own side of it', async () => {
    const asked: string[] = [];
    await openPersonCard({
      person: { mate: aMatesAccess, counts: { ...aPerson().counts, squads: 7, disputes: 2 } },
      handlers: {
        [`GET /v1/admin/users/${id}/squads`]: ({ url }) => {
          asked.push(url.split('?')[1] ?? '');
          return { json: { items: url.includes('from=') ? [] : [squad], nextCursor: null } };
        },
      },
    });
    const row = await screen.findByRole('row', { name: /18\s013/ });
    expect(row.textContent.replaceAll(/\s/g, ' ')).toMatch(/Северин \+ 1.*1 500 ₽1 230 ₽/);
    expect(screen.getByText('Показано 1 из 7')).toBeInTheDocument();
    await press(/ 2$/);
    await waitFor(() => expect(asked.at(-1)).toContain('section=disputed'));
    await press('Месяц');
    await userEvent.click((await screen.findAllByRole('button', { name: /20\d\d/ }))[0] ?? document.body);
    expect(await screen.findByText('Таких сквадов нет')).toBeInTheDocument();
    expect(asked.at(-1)).toMatch(/section=disputed.*from=.*to=/);
    expect(screen.queryByText(/^Показано/)).not.toBeInTheDocument();
  });

  test('reviews say from whose side they are and who can see them; a tab is in the address', async () => {
    const review = {
      squadId: 1,
      rating: 4.5,
      text: 'Отлично',
      createdAt: squad.createdAt,
      shownAt: null,
      hidden: false,
    };
    const other = { id: '0190f000-0000-7000-8000-00000000000b', username: 'Северин', avatarUrl: null };
    const items = [
      { ...review, id: 1, about: true, other },
      { ...review, id: 2, about: true, other: null, shownAt: squad.createdAt },
      { ...review, id: 3, about: false, other, hidden: true },
    ];
    await openPersonCard({
      handlers: { [`GET /v1/admin/users/${id}/reviews`]: () => ({ json: { items, nextCursor: null } }) },
    });
    await userEvent.click(screen.getByRole('tab', { name: /^Отзывы/ }));
    expect(await screen.findByText('получен, автор: Северин, ждёт второй стороны')).toBeInTheDocument();
    expect(screen.getByText('получен, перенесён из другого места')).toBeInTheDocument();
    expect(screen.getByText('написан, о ком: Северин, скрыт')).toBeInTheDocument();
    expect(screen.getByLabelText('address')).toHaveTextContent('/?tab=reviews');
  });
});
