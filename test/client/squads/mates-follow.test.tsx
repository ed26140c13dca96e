import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Game } from '#contract/reference.ts';
import { MatesList } from '#client/features/create-squad/steps/mates-list.tsx';
import { emptyDraft } from '#client/features/create-squad/draft/draft.ts';
import { fakeServer } from '../../support/client/fake-server';
import { aMateCard } from '../../support/client/mate-card';
import { pressAsBrowser } from '../../support/client/press-as-browser';
import { renderInApp } from '../../support/client/render-in-app';

const game: Game = { id: 'cs2', name: 'Counter-Strike 2', iconUrl: '/cs2.svg', platforms: ['PC'], maxSlots: 5 };
const categories = [
  { id: 1, kind: 'FUN', slug: 'fun', name: 'Развлечение', description: '', priceFrom: 300, pricePercent: 0 },
  {
    id: 2,
    kind: 'RANK_UP',
    slug: 'rank-up',
    name: 'Повышение ранга',
    description: '',
    priceFrom: 520,
    pricePercent: 0,
  },
] as const;
const mates = { FUN: aMateCard({ name: 'Сойка' }), RANK_UP: aMateCard({ name: 'Северин' }) };

const Choice = () => {
  const [chosen, choose] = useState<(typeof categories)[number]>(categories[0]);
  return (
    <>
      {categories.map((category) => (
        <button key={category.id} type="button" aria-pressed={category === chosen} onClick={() => choose(category)}>
          {category.name}
        </button>
      ))}
      <MatesList draft={emptyDraft} change={() => undefined} game={game} category={chosen} me={null} />
    </>
  );
};

test('a chosen category is shown with the press, its mates follow', async () => {
  fakeServer({
    'GET /v1/mates/game/cs2': ({ url }) => ({
      json: { items: [url.includes('RANK_UP') ? mates.RANK_UP : mates.FUN], nextCursor: null, total: 1 },
    }),
    'GET /v1/squad-prices/rates': () => ({
      json: { levels: [], categories: [], durations: [], extraClientPercent: 25, step: 10 },
    }),
  });
  await renderInApp(<Choice />, { me: null, path: '/cs2/squads/create' });
  // Both lists have been there, so that nothing but the page itself makes the mates wait.
  await userEvent.click(screen.getByRole('button', { name: 'Повышение ранга' }));
  expect(await screen.findByText('Северин')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Развлечение' }));
  expect(await screen.findByText('Сойка')).toBeInTheDocument();

  const other = screen.getByRole('button', { name: 'Повышение ранга' });
  await pressAsBrowser(other);
  expect([other.ariaPressed, screen.queryByText('Северин')]).toEqual(['true', null]);
  await act(async () => undefined);
  expect(await screen.findByText('Северин')).toBeInTheDocument();
});
