import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StandingNote } from '#client/features/mate-standing/standing-note.tsx';
import { aStanding } from '../../support/client/a-standing';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aMate } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

test('why orders may be off is said to be missing where it has failed, and can be asked for again', async () => {
  const answers = [refusal(500, 'INTERNAL_ERROR'), { json: aStanding({ missedOffAt: '2026-01-01T00:00:00.000Z' }) }];
  fakeServer({ 'GET /v1/mates/me/standing': () => answers.shift() ?? { status: 404 } });
  await renderInApp(<StandingNote />, { me: aMate(), path: '/cs2/orders' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Не загрузилось, есть ли предупреждения/);
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Приём заказов выключился')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
