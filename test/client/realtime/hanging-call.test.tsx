import { act } from '@testing-library/react';
import { refetchTags } from '#client/app/realtime/refetch-tags.ts';
import { tagsByEvent } from '#client/entities/event-rules.ts';
import { useVisibleSquadsQuery } from '#client/entities/squad/squad-lists-api.ts';
import { fakeServer } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const listOf = (gameId: string) => `GET /v1/squads/${gameId}/squads`;

const List = ({ gameId }: { readonly gameId: string }) => {
  useVisibleSquadsQuery({ params: { gameId }, query: {} });
  return null;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a query that is refetched at once after an event is not refetched twice', async () => {
  const { routes } = fakeServer({ [listOf('cs2')]: () => ({ json: [] }) });
  const { store } = await renderInApp(<List gameId="cs2" />);
  await pass(10);
  act(() => store.dispatch(refetchTags(tagsByEvent['visible squads changed']({ gameId: 'cs2' }))));
  await pass(100);
  expect(routes().length).toBe(2);
  await pass(5000);
  expect(routes().length).toBe(2);
});

test('a page with a hanging call still updates after events', async () => {
  const { routes } = fakeServer({
    [listOf('cs2')]: () => ({ json: [] }),
    [listOf('dota2')]: () => new Promise(() => undefined),
  });
  const { store } = await renderInApp(
    <>
      <List gameId="cs2" />
      <List gameId="dota2" />
    </>,
  );
  await pass(10);
  const asked = (gameId: string): number => routes().filter((route) => route === listOf(gameId)).length;
  act(() => store.dispatch(refetchTags(tagsByEvent['visible squads changed']({ gameId: 'cs2' }))));
  await pass(900);
  expect(asked('cs2')).toBe(1);
  await pass(200);
  expect([asked('cs2'), asked('dota2')]).toEqual([2, 1]);
});
