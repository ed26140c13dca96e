import { screen } from '@testing-library/react';
import { emptyDraft } from '#client/features/create-squad/draft/draft.ts';
import { draftStore } from '#client/features/create-squad/draft/draft-store.ts';
import { WithStoredDraft } from '#client/features/create-squad/draft/with-stored-draft.tsx';
import { renderInApp } from '../../support/client/render-in-app';

const open = () =>
  renderInApp(
    <WithStoredDraft gameId="cs2" waiting="Читаем">
      {({ friends, slots }) => `Друзей ${friends}, мест ${slots}`}
    </WithStoredDraft>,
  );

describe('a page of a new squad', () => {
  test('opens at once where nobody left a draft', async () => {
    await open();
    expect(screen.getByText('Друзей 0, мест 5')).toBeInTheDocument();
  });

  test('waits for the draft that was left, and begins with it', async () => {
    draftStore.write('cs2', { ...emptyDraft, friends: 2, slots: 4 });
    await open();
    expect(await screen.findByText('Друзей 2, мест 4')).toBeInTheDocument();
  });

  test('begins anew where the draft cannot be read', async () => {
    localStorage.setItem('create-squad:cs2', '{"mates":7}');
    await open();
    expect(await screen.findByText('Друзей 0, мест 5')).toBeInTheDocument();
  });
});
