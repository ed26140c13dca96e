import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangedAddress } from '#client/features/sign-in/changed-address.tsx';
import { texts } from '#client/features/sign-in/texts.ts';
import { fakeServer, refusal } from '../support/client/fake-server';
import { renderInApp } from '../support/client/render-in-app';

const route = 'POST /v1/auth/email/changed';

test('the link of a letter decides by a press alone, and its token leaves the address', async () => {
  const answers = [refusal(400, 'CHANGED_ADDRESS_LINK_INVALID'), { status: 204 }];
  const { calls } = fakeServer({ [route]: () => answers.shift() ?? { status: 404 } });
  await renderInApp(<ChangedAddress />, { path: '/login?mode=address#secret' });
  const undo = await screen.findByRole('button', { name: texts.addressUndo });
  expect(screen.getByLabelText('address')).not.toHaveTextContent('secret');
  expect(calls.filter((call) => call.route === route)).toEqual([]);
  await userEvent.click(undo);
  await screen.findByText('Отказ CHANGED_ADDRESS_LINK_INVALID');
  await userEvent.click(screen.getByRole('button', { name: texts.addressKeep }));
  await screen.findByText(texts.addressKept);
  expect(calls.filter((call) => call.route === route).map(({ body }) => body)).toEqual([
    { token: 'secret', verdict: 'UNDO' },
    { token: 'secret', verdict: 'KEEP' },
  ]);
});
