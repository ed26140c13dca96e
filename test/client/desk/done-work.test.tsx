import { act, screen, waitFor } from '@testing-library/react';
import { api } from '#client/api/api.ts';
import { UndeliveredSection } from '#client/pages/desk/sections/undelivered/undelivered-section.tsx';
import { DeadlinesSection } from '#client/pages/desk/sections/deadlines/deadlines-section.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const at = '2026-11-20T10:00:00.000Z';
const letter = {
  id: 7,
  kind: 'mail',
  person: null,
  to: 'k@mail.ru',
  subject: 'Письмо',
  error: '550 no such mailbox',
  attempts: 12,
  failedAt: at,
  nextTryAt: at,
};
const step = {
  id: 7,
  aggregate: 'squad:5',
  kind: 'squad.settlementDue',
  dueAt: at,
  firstFailedAt: at,
  failedAt: at,
  error: 'Error: nothing held',
  attempts: 12,
};

test.each([
  ['letter', 'undelivered', 'undelivered', UndeliveredSection, letter, 'Отправлено'],
  ['step of the clock', 'deadlines', 'deadline', DeadlinesSection, step, 'Сделано'],
] as const)(
  'a given-up %s that was done meanwhile is not shown as given up',
  async (_what, path, tag, Section, record, told) => {
    let isThere = true;
    windowOf(1440);
    fakeServer({
      'GET /v1/admin/operators': () => ({ json: { operators: [] } }),
      'GET /v1/admin/views': () => ({ json: { views: [] } }),
      [`GET /v1/admin/${path}`]: () => ({ json: { items: isThere ? [record] : [], nextCursor: null, total: 1 } }),
      [`GET /v1/admin/${path}/7`]: () => (isThere ? { json: record } : refusal(404, 'NOT_FOUND')),
      [`GET /v1/admin/subjects/${path === 'deadlines' ? 'deadline' : 'undelivered'}:7/history`]: () => ({
        json: { seen: 0, lines: [] },
      }),
    });
    const { store } = await renderInApp(<Section />, {
      me: aClient({ permissions: ['ALL'] }),
      path: `/admin/${path}/7`,
    });
    const drawer = await screen.findByRole('complementary', { name: /7$/ });
    await waitFor(() => expect(drawer).toHaveTextContent('12'));
    isThere = false;
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Desk', id: tag }])));
    await waitFor(() => expect(drawer).toHaveTextContent(told));
    expect(drawer).not.toHaveTextContent(/Брошен/);
    expect(screen.queryByRole('button', { name: /снова…|повтор/i })).toBeNull();
  },
);
