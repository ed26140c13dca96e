import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActButton, ActDialog } from '#client/pages/desk/kit/acts/act-dialog.tsx';
import { useAct } from '#client/pages/desk/kit/acts/use-act.ts';
import { DecideWithdrawal } from '#client/pages/desk/sections/withdrawals/decide-withdrawal.tsx';
import { aWithdrawal } from '../../support/client/a-withdrawal';
import { fakeServer, refusal } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';

const lost = { status: 0, code: 'NETWORK_ERROR', message: 'Сервер долго не отвечает' };
const operator = aClient({ permissions: ['ALL'] });

test('an act that fails after its dialog was closed is told by its name; in an open one only there', async () => {
  const failing: ((failure: unknown) => void)[] = [];
  const hang = () => new Promise((_resolve, reject: (failure: unknown) => void) => failing.push(reject));
  const Asked = () => {
    const reject = useAct([(_reason: string) => ({ unwrap: hang })], { title: 'Отклонить вывод' });
    return (
      <>
        <ActButton act={reject}>Спросить</ActButton>
        <ActDialog
          act={reject}
          title="Отклонить вывод"
          confirmLabel="Отклонить"
          toPerson
          argsOf={({ reason }) => reason}
        />
      </>
    );
  };
  await renderInApp(<Asked />, { me: operator });
  const fail = (at: number) => act(async () => failing[at]?.(lost));
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Спросить' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Отклонить' }));
  await ask();
  await userEvent.type(screen.getByRole('textbox', { name: 'Что увидит человек' }), 'Карта чужого человека');
  await send();
  await fail(0);
  expect(screen.getAllByText(/Сервер долго не отвечает/)).toHaveLength(1);
  await send();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await fail(1);
  expect(await screen.findByText('Отклонить вывод: Сервер долго не отвечает')).toBeInTheDocument();
  await ask();
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
