import { act, screen } from '@testing-library/react';
import { textHash } from '#contract/kit/text-hash.ts';
import { gatherReads } from '#client/app/realtime/gather-reads.ts';
import { refetchTags } from '#client/app/realtime/refetch-tags.ts';
import { missedTags } from '#client/entities/event-rules.ts';
import { useGameCategoriesQuery } from '#client/entities/game/reference-api.ts';
import { squadListsApi } from '#client/entities/squad/squad-lists-api.ts';
import { useVisibleSquadsQuery } from '#client/entities/squad/squad-lists-api.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const squads = '/v1/squads/cs2/squads';
const categories = '/v1/categories/game/cs2';
const asked = { params: { gameId: 'cs2' }, query: {} };

const Page = () => {
  const { data: shown = [] } = useVisibleSquadsQuery(asked);
  const { data: kinds = [] } = useGameCategoriesQuery({ params: { gameId: 'cs2' } });
  return (
    <p>
      Сквадов: {shown.length}, категорий: {kinds.length}
    </p>
  );
};

/** Each test begins a minute after the last one: what one page gathers is nothing to the next. */
let now = Date.parse('2026-11-29T12:00:00Z');
beforeEach(() => {
  now += 60_000;
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const hashOf = (body: unknown): string => textHash(JSON.stringify(body));

/** A page that has loaded both lists, and then comes back to a server that gives these answers. */
const comeBack = async (
  answer: () => ReturnType<typeof refusal> | { readonly json: unknown },
  meanwhile: (store: Awaited<ReturnType<typeof renderInApp>>['store']) => void = () => undefined,
) => {
  const { calls, routes } = fakeServer({
    [`GET ${squads}`]: () => ({ json: [{ id: 1 }] }),
    [`GET ${categories}`]: () => ({ json: [{ id: 1 }, { id: 2 }] }),
    'POST /v1/reads': answer,
  });
  const { store } = await renderInApp(<Page />);
  await pass(10);
  const before = routes().length;
  act(() => meanwhile(store));
  gatherReads();
  act(() => store.dispatch(refetchTags(missedTags)));
  await pass(1500);
  return { made: calls.slice(before), store };
};

const routesOf = (calls: Awaited<ReturnType<typeof comeBack>>['made']): readonly string[] =>
  calls.map(({ route }) => route).sort();

const same = { as: 'same' };

test('everything that may have changed is asked for in one call, which says what the page has', async () => {
  const { made } = await comeBack(() => ({ json: { answers: [same, same] } }));
  expect(routesOf(made)).toEqual(['POST /v1/reads']);
  const { reads } = Object(made[0]?.body);
  expect(new Map(reads.map(({ address, hash }: Record<string, string>) => [address, hash]))).toEqual(
    new Map([
      [squads, hashOf([{ id: 1 }])],
      [categories, hashOf([{ id: 1 }, { id: 2 }])],
    ]),
  );
  expect(screen.getByText('Сквадов: 1, категорий: 2')).toBeInTheDocument();
});

test('what has changed is shown', async () => {
  const none = { as: 'body', body: [] };
  await comeBack(() => ({ json: { answers: [none, none] } }));
  expect(screen.getByText('Сквадов: 0, категорий: 0')).toBeInTheDocument();
});

test('«the same» is what the server has sent, not what the page has made of it since', async () => {
  await comeBack(
    () => ({ json: { answers: [same, same] } }),
    (store) =>
      void store.dispatch(squadListsApi.util.updateQueryData('visibleSquads', asked, (shown) => void shown.pop())),
  );
  expect(screen.getByText('Сквадов: 1, категорий: 2')).toBeInTheDocument();
});

test('what the server leaves alone is asked for by itself', async () => {
  const { made } = await comeBack(() => ({ json: { answers: [{ as: 'alone' }, same] } }));
  expect(routesOf(made)).toHaveLength(2);
  expect(routesOf(made)[0]).toMatch(/^GET /);
});

test('a server of an earlier release, which knows no such call, is asked as before', async () => {
  const { made } = await comeBack(() => refusal(404, 'NOT_FOUND'));
  expect(routesOf(made)).toEqual([`GET ${categories}`, `GET ${squads}`, 'POST /v1/reads']);
});

test('where the call fails the page stays as it is', async () => {
  const { made } = await comeBack(() => refusal(503, 'SERVICE_UNAVAILABLE'));
  expect(routesOf(made)).toEqual(['POST /v1/reads']);
  expect(screen.getByText('Сквадов: 1, категорий: 2')).toBeInTheDocument();
});

test('a few seconds later the page’s reads go by themselves again', async () => {
  const { store } = await comeBack(() => ({ json: { answers: [same, same] } }));
  const { routes } = fakeServer({
    [`GET ${squads}`]: () => ({ json: [] }),
    [`GET ${categories}`]: () => ({ json: [] }),
  });
  await pass(3000);
  act(() => store.dispatch(refetchTags(missedTags)));
  await pass(1500);
  expect([...routes()].sort()).toEqual([`GET ${categories}`, `GET ${squads}`]);
});
