import { act, screen, waitFor } from '@testing-library/react';
import type { RealtimePayload } from '#contract/realtime.ts';
import { patchAvailability } from '#client/entities/mate/patch-availability.ts';
import { MateLine } from '#client/entities/mate/mate-line.tsx';
import { mateLandingsApi } from '#client/entities/mate/mate-landings-api.ts';
import { trainingLandingsApi } from '#client/entities/mate/training-landings-api.ts';
import { matesApi, useHeaderMatesQuery } from '#client/entities/mate/mates-api.ts';
import { fakeServer } from '../../support/client/fake-server';
import { aMateCard } from '../../support/client/mate-card';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

type Change = RealtimePayload<'mates availability'>['mates'][number];

const mate = aMateCard({ id: '0190f000-0000-7000-8000-0000000000a1', name: 'Северин' });
const other = aMateCard({ id: '0190f000-0000-7000-8000-0000000000a2', name: 'Лада' });
const busy = { until: '2026-05-18T08:40:00.000Z' };
const list = { params: { gameId: 'cs2' }, query: {} };

beforeEach(() => {
  fakeServer({
    'GET /v1/mates/game/cs2': () => ({ json: { items: [mate, other], total: 2, nextCursor: null } }),
    [`GET /v1/mates/cs2/${mate.id}`]: () => ({ json: mate }),
    'GET /v1/mate-landings/severin': () => ({ json: { mate, prices: [] } }),
    'GET /v1/training-landings/school': () => ({ json: { courses: [], trainers: [other, mate] } }),
  });
});

const Shelf = () => useHeaderMatesQuery(list).data?.items.map((one) => <MateLine key={one.id} mate={one} />);

const open = async () => {
  const { store } = await renderInApp(<Shelf />, { me: aClient() });
  await screen.findByText('Лада');
  const changes = (patch: Omit<Change, 'userId'>) =>
    act(() => store.dispatch(patchAvailability([{ userId: mate.id, ...patch }])));
  return { store, changes };
};

test('a card shows that its mate has joined a squad, until when, and that they are free again', async () => {
  const { changes } = await open();
  expect(screen.queryByText(/В скваде/)).not.toBeInTheDocument();
  changes({ busy });
  expect(await screen.findAllByText(/В скваде до/)).toHaveLength(1);
  changes({ busy: { until: null } });
  expect(await screen.findByText('Сейчас в скваде')).toBeInTheDocument();
  changes({ busy: null });
  await waitFor(() => expect(screen.queryByText(/в скваде/i)).not.toBeInTheDocument());
});

test('cards keep their order', async () => {
  const { changes } = await open();
  changes({ busy });
  await screen.findByText(/В скваде до/);
  const names = screen.getAllByText(/^(Северин|Лада)$/).map(({ textContent }) => textContent);
  expect(names).toEqual(['Северин', 'Лада']);
});

test('so do the pages of lists, of the mate, of their landing and of their school', async () => {
  const { store, changes } = await open();
  await store.dispatch(matesApi.endpoints.mates.initiate(list));
  await store.dispatch(matesApi.endpoints.mateInGame.initiate({ params: { gameId: 'cs2', mateId: mate.id } }));
  await store.dispatch(mateLandingsApi.endpoints.mateLanding.initiate({ params: { id: 'severin' } }));
  await store.dispatch(trainingLandingsApi.endpoints.trainingLanding.initiate({ params: { id: 'school' } }));
  changes({ busy, active: false });
  const shown = { id: mate.id, busy, active: false };
  const state = store.getState();
  const { mates, mateInGame } = matesApi.endpoints;
  const { mateLanding } = mateLandingsApi.endpoints;
  const { trainingLanding } = trainingLandingsApi.endpoints;
  await waitFor(() => {
    expect(mates.select(list)(state).data?.pages[0]?.items).toMatchObject([shown, { id: other.id, active: true }]);
    expect(mateInGame.select({ params: { gameId: 'cs2', mateId: mate.id } })(state).data).toMatchObject(shown);
    expect(mateLanding.select({ params: { id: 'severin' } })(state).data?.mate).toMatchObject(shown);
    expect(trainingLanding.select({ params: { id: 'school' } })(state).data?.trainers).toMatchObject([
      { id: other.id, active: true },
      shown,
    ]);
  });
});
