import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyDraft } from '#client/features/create-squad/draft/draft.ts';
import { FirstSquadOffer } from '#client/features/create-squad/first-squad/first-squad-offer.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const trial = {
  id: 4,
  kind: 'EDUCATION_PROMO',
  slug: 'trial',
  name: 'Пробная тренировка',
  description: '',
  pricePercent: null,
  priceFrom: 199,
} as const;
const method = { id: 'SBP', provider: 'DUMMY', group: 'MOBILE', min: 100, max: 60_000, feePercent: 0, openSum: false };
const promo = { available: true, price: 199, durationMinutes: 30, shortfall: 199, categoryId: 4, team: [] };

test('only ways that take exactly what is missing are offered', async () => {
  fakeServer({
    'GET /v1/squads/first-squad-prices': () => ({ json: { price: 199, durationMinutes: 30, available: true } }),
    'GET /v1/balance/first-squad-promo': () => ({ json: promo }),
    'GET /v1/balance/deposit-methods': () => ({
      json: [method, { ...method, id: 'SKINS', openSum: true }, { ...method, id: 'BITCOIN', min: 500 }],
    }),
  });
  const me = aClient({ orders: 0 });
  const draft = { ...emptyDraft, categoryId: trial.id };
  await renderInApp(
    <FirstSquadOffer gameId="cs2" me={me} draft={draft} change={() => undefined} categories={[trial]} />,
    { me, path: '/cs2/squads/create' },
  );
  expect(await screen.findByRole('option', { name: 'СБП' })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('what is missing for the first squad is paid in anew after a payment that came to nothing', async () => {
  let made = 0;
  const { calls } = fakeServer({
    'GET /v1/squads/first-squad-prices': () => ({ json: { price: 199, durationMinutes: 30, available: true } }),
    'GET /v1/balance/first-squad-promo': () => ({ json: promo }),
    'GET /v1/balance/deposit-methods': () => ({ json: [method] }),
    'POST /v1/squads/deposit-first-squad': () => ({
      json: { depositId: `d-${(made += 1)}`, redirectUrl: `/pay/${made}` },
    }),
  });
  const me = aClient({ orders: 0 });
  const draft = { ...emptyDraft, categoryId: trial.id };
  await renderInApp(
    <FirstSquadOffer gameId="cs2" me={me} draft={draft} change={() => undefined} categories={[trial]} />,
    { me, path: '/cs2/squads/create' },
  );
  for (const path of ['/pay/1', '/pay/2']) {
    await userEvent.click(await screen.findByRole('button', { name: /Пополнить/ }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(path));
  }
  const keys = calls
    .filter(({ route }) => route === 'POST /v1/squads/deposit-first-squad')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});
