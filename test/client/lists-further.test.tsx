import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoursesOfLanding } from '#client/pages/desk/sections/pages/courses-of-landing.tsx';
import { MaterialsPage } from '#client/pages/materials/materials-page.tsx';
import { ReferredPeople } from '#client/pages/money/referrals/referred-people.tsx';
import { SupportPage } from '#client/pages/support/support-page.tsx';
import { Walk } from '../lifecycle/walk';
import { aModeratedArticle } from '../support/client/a-moderated-article';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aMateCard } from '../support/client/mate-card';
import { openSquad } from '../support/client/open-squad';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';
import { aSquadView } from '../support/client/squad-view';

const person = (number: number) => ({
  number,
  name: `Клиент ${number}`,
  type: 'CLIENT',
  channel: null,
  joinedAt: '2026-11-01T10:00:00.000Z',
  endsAt: '2027-11-01T10:00:00.000Z',
  earned: 100,
  left: 900,
});
const thread = (chatId: number) => ({
  chatId: `0190f000-0000-7000-8000-00000000000${chatId}`,
  topic: 'SQUAD',
  squadId: null,
  state: 'WAITING',
  firstText: `Вопрос ${chatId}`,
  lastText: '',
  lastFile: null,
  lastByOperator: false,
  answered: false,
  rating: null,
  changedAt: '2026-11-01T10:00:00.000Z',
});

const article = (id: number) => ({ ...aModeratedArticle(id).article, id, title: `Материал ${id}`, status: 'DRAFT' });

const course = (n: number) => ({ id: String(n), title: `Курс ${n}`, lessons: 4, price: 900, enabled: true });

const cases: readonly [string, string, (n: number) => object, RegExp, ReactNode, object][] = [
  ['people who came', 'GET /v1/referrals/me/people', person, /Клиент \d/, <ReferredPeople key="r" />, { months: [] }],
  ['questions', 'GET /v1/support/threads', thread, /Вопрос \d/, <SupportPage key="s" />, {}],
  ['articles of one’s own', 'GET /v1/blog/my-articles', article, /Материал \d/, <MaterialsPage key="m" />, {}],
  [
    'courses',
    'GET /v1/admin/courses',
    course,
    /Курс \d/,
    <CoursesOfLanding key="c" landingId="rank-up" />,
    { total: 2 },
  ],
];

test.each(cases)(
  'further %s that do not come are said to be missing, and come at the next try',
  async (_name, route, item, words, part, rest) => {
    let refused = true;
    fakeServer({
      [route]: ({ url }) => {
        if (!url.includes('cursor=')) return { json: { items: [item(1)], nextCursor: 'c1', ...rest } };
        return refused ? refusal(500, 'INTERNAL_ERROR') : { json: { items: [item(2)], nextCursor: null, ...rest } };
      },
    });
    await renderInApp(part, { me: aClient() });
    expect(await screen.findAllByText(words)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /ещё/i }));
    expect(await screen.findByText('Отказ INTERNAL_ERROR')).toBeVisible();
    refused = false;
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.queryByText('Отказ INTERNAL_ERROR')).toBeNull();
  },
);

test('further mates who do not come are said to be missing below those who did, who stay to be invited', async () => {
  const walk = Walk.create({ visible: true });
  walk.send({ type: 'squad.kick', by: 'owner', at: walk.at, memberId: 'mate' });
  let refused = true;
  fakeServer({
    'GET /v1/languages': () => ({ json: [] }),
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, 'owner') }),
    'GET /v1/mates/game/cs2': ({ url }) => {
      if (!url.includes('cursor='))
        return { json: { items: [aMateCard({ name: 'Барсук' })], total: 2, nextCursor: 'c1' } };
      const second = aMateCard({ id: '0190f000-0000-7000-8000-0000000000ab', name: 'Клиника' });
      return refused ? refusal(500, 'INTERNAL_ERROR') : { json: { items: [second], total: 2, nextCursor: null } };
    },
  });
  await openSquad(walk, 'owner');
  const [invite] = await screen.findAllByRole('button', { name: 'Позвать напарника' });
  if (invite !== undefined) await userEvent.click(invite);
  await userEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  const failed = await screen.findByText('Отказ INTERNAL_ERROR');
  const first = screen.getByRole('button', { name: /Барсук/ });
  expect(first.compareDocumentPosition(failed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: /Клиника/ })).toBeInTheDocument();
});
