import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentsSection } from '../../../src/client/pages/admin/sections/pages/documents-section';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const chapters = (text: string) => [{ title: 'Общее', paragraphs: [text] }];

test('the text of a version that does not come is told, what was typed stays, and goes only after a question', async () => {
  windowOf(1440);
  let asked = 0;
  fakeServer({
    'GET /v1/admin/documents/policy': () => ({
      json: {
        slug: 'policy',
        chapters: chapters('Новое'),
        versions: [
          { version: 1, author: { id: 'a', username: 'Енот', avatarUrl: null }, publishedAt: '2026-11-01T10:00:00Z' },
        ],
      },
    }),
    'GET /v1/admin/history': () => ({ json: { seen: 1, lines: [], notes: [] } }),
    'GET /v1/admin/documents/policy/versions/1': () => {
      asked += 1;
      return asked === 1 ? refusal(404, 'NOT_FOUND') : { json: { chapters: chapters('Прежнее') } };
    },
  });
  await renderInApp(<DocumentsSection />, { me: aClient({ permissions: ['ALL'] }) });
  const text = await screen.findByRole('textbox', { name: /^Текст/ });
  await userEvent.type(text, ' и моё');
  const take = screen.getByRole('button', { name: 'Взять её текст' });
  await userEvent.click(take);
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ NOT_FOUND');
  expect(text).toHaveDisplayValue(/Новое и моё$/);
  await userEvent.click(take);
  const question = await screen.findByRole('dialog', { name: 'Взять текст версии 1?' });
  expect(text).toHaveDisplayValue(/Новое и моё$/);
  await userEvent.click(within(question).getByRole('button', { name: 'Взять и потерять правки' }));
  await waitFor(() => expect(text).toHaveDisplayValue(/Прежнее$/));
  expect(screen.queryByRole('alert')).toBeNull();
});
