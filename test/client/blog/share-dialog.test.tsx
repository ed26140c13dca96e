import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDialog } from '#client/features/article-sharing/share-dialog.tsx';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const reader = {
  id: '0190f000-0000-7000-8000-000000000009',
  username: 'Енот',
  avatarUrl: null,
  sharedAt: '2026-11-01T10:00:00.000Z',
  seenAt: null,
};

test('readers who could not be loaded are said to be missing and are loaded by a press', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), { json: { items: [reader], max: 200 } }];
  fakeServer({
    'GET /v1/blog/user-to-share': () => ({ json: { items: [], shared: 1, max: 200 } }),
    'GET /v1/blog/articles/7/shared-with': () => answers.shift() ?? { status: 404 },
  });
  await renderInApp(<ShareDialog article={{ id: 7, title: 'Раскидки' }} onClose={() => undefined} />, { me: aMate() });
  expect(await screen.findByText('Кому уже открыта, не загрузилось')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: 'Закрыть для Енот' })).toBeVisible();
});
