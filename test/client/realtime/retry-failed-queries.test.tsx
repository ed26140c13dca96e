import { act } from '@testing-library/react';
import { retryFailedQueries } from '#client/app/realtime/retry-failed-queries.ts';
import { refetchTags } from '#client/app/realtime/refetch-tags.ts';
import { tagsByEvent } from '#client/entities/event-rules.ts';
import { useVisibleSquadsQuery } from '#client/entities/squad/squad-lists-api.ts';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const list = 'GET /v1/squads/cs2/squads';

const List = () => {
  const { data = [] } = useVisibleSquadsQuery({ params: { gameId: 'cs2' }, query: {} });
  return <p>Сквадов: {data.length}</p>;
};

beforeAll(retryFailedQueries);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The longest possible delay before a retry. */
const surely = (ms: number): number => ms * 1.5;

/** A page whose list is loaded, and the server's responses to the next requests. */
const standingList = async (answer: (question: number) => ReturnType<typeof refusal> | { json: unknown }) => {
  let questions = 0;
  const { routes } = fakeServer({
    [list]: () => {
      questions += 1;
      return questions === 1 ? { json: [] } : answer(questions - 1);
    },
  });
  const { store } = await renderInApp(<List />);
  await pass(10);
  const tell = async (): Promise<void> => {
    act(() => store.dispatch(refetchTags(tagsByEvent['visible squads changed']({ gameId: 'cs2' }))));
    await pass(1100);
  };
  return { tell, asked: () => routes().filter((route) => route === list).length };
};

const broken = () => refusal(500, 'INTERNAL_ERROR');

test('a query whose refetch failed while its data is shown is retried automatically', async () => {
  const { tell, asked } = await standingList((question) => (question === 1 ? broken() : { json: [] }));
  await tell();
  expect(asked()).toBe(2);
  await pass(surely(10_000));
  expect(asked()).toBe(3);
  await pass(surely(400_000));
  expect(asked()).toBe(3);
});

test('with growing delays, and a limited number of times', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { tell, asked } = await standingList(broken);
  await tell();
  const waited: number[] = [];
  for (let second = 1, before = asked(), since = 0; second <= 1000; second += 1) {
    await pass(1000);
    if (asked() === before) continue;
    waited.push(second - since);
    [before, since] = [asked(), second];
  }
  // The first of them started while the event was being sent.
  expect(waited).toEqual([9, 20, 40, 80]);
});

test('a refusal is a response and is not retried', async () => {
  const { tell, asked } = await standingList(() => refusal(403, 'FORBIDDEN'));
  await tell();
  await pass(1_000_000);
  expect(asked()).toBe(2);
});
