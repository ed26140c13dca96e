import { act } from '@testing-library/react';
import { api } from '#client/api/api.ts';
import { tagsByEvent, missedTags } from '#client/entities/event-rules.ts';
import { useVisibleSquadsQuery } from '#client/entities/squad/squad-lists-api.ts';
import { fakeServer } from '../../support/client/fake-server';
import { renderInApp } from '../../support/client/render-in-app';

const route = 'GET /v1/squads/cs2/squads';

const List = () => {
  useVisibleSquadsQuery({ params: { gameId: 'cs2' }, query: {} });
  return null;
};

test('open squads of a game are fetched again when one of that game has changed, not one of another', async () => {
  const { routes } = fakeServer({ [route]: () => ({ json: [] }) });
  const { store } = await renderInApp(<List />);
  const asked = async (tags: typeof missedTags): Promise<number> => {
    await act(async () => void store.dispatch(api.util.invalidateTags([...tags])));
    await act(async () => undefined);
    return routes().filter((one) => one === route).length;
  };
  expect(await asked([])).toBe(1);
  expect(await asked(tagsByEvent['visible squads changed']({ gameId: 'dota2' }))).toBe(1);
  expect(await asked(tagsByEvent['visible squads changed']({ gameId: 'cs2' }))).toBe(2);
  expect(await asked(missedTags)).toBe(3);
});
