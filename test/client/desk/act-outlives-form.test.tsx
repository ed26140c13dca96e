import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReasonDialog } from '#client/pages/admin/kit/acts/reason-dialog.tsx';
import { DecideWithdrawal } from '#client/pages/admin/sections/withdrawals/decide-withdrawal.tsx';
import { aWithdrawal } from '../../support/client/a-withdrawal';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const lost = { status: 0, code: 'NETWORK_ERROR', message: 'Сервер долго не отвечает' };
const operator = aClient({ permissions: ['ALL'] });

test('an act that fails after its dialog was closed is told by its name; in an open one only there', async () => {
  const failing: ((failure: unknown) => void)[] = [];
  const Asked = () => {
    const [open, setOpen] = useState(true);
    const hang = () => new Promise((_resolve, reject: (failure: unknown) => void) => failing.push(reject));
    return open ? (
      <ReasonDialog
        title="Отклонить вывод"
        confirmLabel="Отклонить"
        toPerson
        onConfirm={hang}
        onClose={() => setOpen(false)}
      />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Снова
      </button>
    );
  };
  await renderInApp(<Asked />, { me: operator });
  const fail = (at: number) => act(async () => failing[at]?.(lost));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Отклонить' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Что увидит человек' }), 'Карта чужого человека');
  await send();
  await fail(0);
  expect(screen.getAllByText(/Сервер долго не отвечает/)).toHaveLength(1);
  await send();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await fail(1);
  expect(await screen.findByText('Отклонить вывод: Сервер долго не отвечает')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Снова' }));
  expect(screen.getByRole('textbox', { name: 'Что увидит человек' })).toHaveValue('Карта чужого человека');
});

const { id } = aWithdrawal();

test('the key of an act that is on its way does nothing: it goes out once, whatever pressed it', async () => {
  const waiting: (() => void)[] = [];
  const { calls } = fakeServer({
    'GET /v1/admin/history': () => ({ json: { seen: 1, lines: [], notes: [] } }),
    [`POST /v1/admin/withdrawals/${id}/confirm`]: async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return refusal(500, 'INTERNAL_ERROR');
    },
  });
  const sent = () => calls.filter(({ route }) => route.startsWith('POST /v1/admin/withdrawals'));
  await renderInApp(<DecideWithdrawal withdrawal={aWithdrawal()} />, { me: operator });
  const button = () => screen.getByRole('button', { name: /Подтвердить вывод/ });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.keyboard('a');
  await userEvent.keyboard('a');
  await userEvent.click(button());
  expect(sent()).toHaveLength(1);
  await act(async () => waiting[0]?.());
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ INTERNAL_ERROR.');
  await userEvent.keyboard('a');
  await waitFor(() => expect(sent()).toHaveLength(2));
});
