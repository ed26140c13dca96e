import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ReferredPeople } from '../../src/client/pages/money/referrals/referred-people';
import { SupportPage } from '../../src/client/pages/support/support-page';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient } from '../support/client/people';
import { renderInApp } from '../support/client/render-in-app';

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
  changedAt: '2026-11-01T10:00:00.000Z',
});

const cases: readonly [string, string, (n: number) => object, RegExp, ReactNode, object][] = [
  ['people who came', 'GET /v1/referrals/me/people', person, /Клиент \d/, <ReferredPeople key="r" />, { months: [] }],
  ['questions', 'GET /v1/support/threads', thread, /Вопрос \d/, <SupportPage key="s" />, {}],
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
    await screen.findByText(item === person ? 'Клиент 2' : 'Вопрос 2');
    expect(screen.queryByText('Отказ INTERNAL_ERROR')).toBeNull();
  },
);
