import { screen } from '@testing-library/react';
import { ReviewDrawer } from '#client/pages/desk/sections/reviews/review-drawer.tsx';
import { press } from '../../support/client/at-desk';
import { aReview } from '../../support/client/a-review';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const review = aReview();
const brought = { ...review, author: null, authorName: 'Петя', squadId: null, imported: true };
const hidden = { ...review, hiddenAt: '2026-11-21T10:00:00.000Z', hiddenReason: 'Реклама' };

const toPerson = 'Что увидит человек';
const toLog = 'Почему: для журнала';

beforeEach(() => windowOf(1440));

test.each([
  ['hiding one that somebody wrote', review, 'Скрыть…', toPerson],
  ['changing it', review, 'Изменить…', toPerson],
  ['showing it again', hidden, 'Показать…', toPerson],
  ['hiding one brought from elsewhere', brought, 'Скрыть…', toLog],
  ['changing that', brought, 'Изменить…', toLog],
])('the reason of %s is for whom there is to read it', async (_what, json, button, label) => {
  fakeServer({
    'GET /v1/admin/reviews/7': () => ({ json }),
    'GET /v1/admin/history': () => ({ json: { seen: 1, lines: [], notes: [] } }),
    'PUT /v1/admin/looks': () => ({ json: { others: [] } }),
  });
  await renderInApp(<ReviewDrawer id={7} />, { me: aClient({ permissions: ['ALL'] }) });
  await press(button);
  expect(await screen.findByRole('textbox', { name: label })).toBeInTheDocument();
  expect(screen.queryByText(/прочтёт автор/)).toBeNull();
});
