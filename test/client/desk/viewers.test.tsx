import { act, screen, waitFor } from '@testing-library/react';
import { api } from '#client/api/api.ts';
import { tagsByEvent } from '#client/entities/event-rules.ts';
import { Viewers } from '#client/pages/desk/kit/drawer/viewers.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const subject = 'withdrawal:1';
const colleague = { id: '0199a1b2-7c00-7000-8000-000000000001', username: 'Коллега', avatarUrl: null };

test('who comes to the record is shown at once, and whoever leaves it says which one they left', async () => {
  let others: readonly (typeof colleague)[] = [];
  const { calls } = fakeServer({ 'PUT /v1/admin/looks': () => ({ json: { others } }) });
  const { store, unmount } = await renderInApp(<Viewers subject={subject} />, {
    me: aClient({ permissions: ['ALL'] }),
  });
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ subject }]));
  expect(screen.queryByText(/Коллега/)).not.toBeInTheDocument();
  others = [colleague];
  act(() => void store.dispatch(api.util.invalidateTags([...tagsByEvent['looks changed']({ subject })])));
  expect(await screen.findByText(/Коллега/)).toBeInTheDocument();
  unmount();
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ subject: null, left: subject }));
});
