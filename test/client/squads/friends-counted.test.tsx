import { screen } from '@testing-library/react';
import { emptyDraft } from '#client/features/create-squad/draft/draft.ts';
import { QuoteLines } from '#client/features/create-squad/summary/quote-lines.tsx';
import { aMateCard } from '../../support/client/mate-card';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const mate = aMateCard({ name: 'Северин' });

const show = (friends: number) =>
  renderInApp(
    <QuoteLines
      draft={{ ...emptyDraft, categoryId: 2, mates: [mate], friends }}
      change={() => undefined}
      game={undefined}
      category={undefined}
      me={aClient()}
      quote={{
        lines: [{ mateId: mate.id, username: mate.name, amount: 1300 }],
        discount: 0,
        total: 1300,
        shares: [],
        validUntil: '2099-01-01T00:00:00.000Z',
      }}
      loading={false}
      errorText={null}
      retry={() => undefined}
    />,
  );

const message = /Друзья по ссылке уже посчитаны/;

test('a price with friends who come by a link says that they are in it, and that the squad’s page begins without', async () => {
  await show(2);
  expect(screen.getByText(message)).toBeInTheDocument();
});

test('without them it says nothing of it', async () => {
  await show(0);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});
