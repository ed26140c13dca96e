import { screen } from '@testing-library/react';
import type { DraftView } from '#contract/blog/draft.ts';
import { DraftAside } from '#client/pages/editor/draft-aside.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const draft: DraftView = {
  id: 310,
  status: 'APPROVED',
  live: true,
  hasVersion: true,
  revision: 1,
  bytes: 0,
  savedAt: '2026-11-26T00:00:00.000Z',
  title: 'Как держать Мираж',
  lead: '',
  gameId: 'cs2',
  type: 'TEXT',
  price: 99,
  cover: null,
  document: { blocks: [] },
  buyers: 0,
  shares: 0,
  decision: null,
  remarks: [],
  versions: [],
};

const open = async (buyers: number) => {
  fakeServer({ 'GET /v1/games': () => ({ json: [] }) });
  const done = () => Promise.resolve();
  const steps = { onChange: done, onFixed: () => Promise.resolve(true), onTakeDown: done, onRemove: done };
  await renderInApp(<DraftAside draft={{ ...draft, buyers }} id={310} fields={draft} editable {...steps} />, {
    me: aClient(),
  });
  return screen.findByRole('button', { name: 'Удалить' });
};

test('an article that nobody bought may be deleted', async () => {
  expect(await open(0)).toBeEnabled();
  expect(screen.queryByText(/Материал купили/)).toBeNull();
});

test('the author of a bought one reads at the button that it is taken down instead', async () => {
  expect(await open(1)).toHaveAccessibleDescription('Материал купили: его можно только снять с публикации');
});
