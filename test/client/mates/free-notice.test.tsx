import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FreeNotice } from '#client/entities/mate/free-notice.tsx';
import { fakeServer } from '../../support/client/fake-server';
import { aMateCard } from '../../support/client/mate-card';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const mate = aMateCard({ busy: { until: null } });

test('the wish to hear that a mate is free stands as the server knows it', async () => {
  let wishes = [mate.id];
  fakeServer({
    'GET /v1/mates/free-notices': () => ({ json: wishes }),
    [`PUT /v1/mates/${mate.id}/free-notice`]: ({ body }) => {
      wishes = Object(body).wanted === true ? [mate.id] : [];
      return { status: 204 };
    },
  });
  await renderInApp(<FreeNotice mate={mate} signedIn size="md" />, { me: aClient() });
  await userEvent.click(await screen.findByRole('button', { name: /Сообщим/, pressed: true }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Сообщить/, pressed: false })).toBeInTheDocument());
});
