import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DepositModal } from '#client/features/deposit/deposit-modal.tsx';
import type { ModalProps } from '#client/entities/modals/modals.ts';
import { OpenDeposits } from '#client/pages/balance/open-deposits.tsx';
import { fakeServer, refusal } from '../support/client/fake-server';
import { aClient, aMate } from '../support/client/people';
import { pressTwice } from '../support/client/press-twice';
import { renderInApp } from '../support/client/render-in-app';

const terms = {
  min: 100,
  max: 100_000,
  bonuses: [
    { from: 10_000, percent: 10 },
    { from: 3000, percent: 5 },
  ],
  packages: [{ id: 1, price: 3000, credited: 3300 }],
};
const method = { id: 'SBP', provider: 'DUMMY', group: 'MOBILE', min: 100, max: 60_000, feePercent: 0, openSum: false };
const serverRoutes = {
  'GET /v1/balance/top-up': () => ({ json: terms }),
  'GET /v1/balance/deposit-methods': () => ({ json: [method] }),
};

let people = 0;
/** A person who has typed nothing yet. */
const somebody = () => aClient({ id: `0190f000-0000-7000-8000-${String(++people).padStart(12, '0')}` });

const open = (props: ModalProps['deposit'] = {}, me = somebody()) =>
  renderInApp(<DepositModal {...props} onClose={() => undefined} />, { me, path: '/cs2/squads/18402?step=pay' });

const sum = () => screen.findByRole('textbox', { name: 'Сумма' });

describe('the deposit modal', () => {
  test('fills the shortfall in and says so', async () => {
    fakeServer(serverRoutes);
    await open({ shortfall: 320.5 });
    expect(await sum()).toHaveValue('320,50');
    expect(screen.getByText(/Не хватает 320,50/)).toBeInTheDocument();
  });

  test('fills the least sum in when less is lacking', async () => {
    fakeServer(serverRoutes);
    await open({ shortfall: 20 });
    expect(await sum()).toHaveValue('100');
  });

  describe('for a gift certificate', () => {
    const started = () => ({ json: { depositId: 'd-1', redirectUrl: '/pay/dummy/d-1' } });
    const exact = 'POST /v1/balance/gift-certificates/c-1/deposit';
    const plain = 'POST /v1/balance/deposit';
    const pay = async (typed?: string) => {
      const server = fakeServer({ ...serverRoutes, [exact]: started, [plain]: started });
      await open({ shortfall: 320, certificateId: 'c-1' });
      if (typed !== undefined) {
        await userEvent.clear(await sum());
        await userEvent.type(await sum(), typed);
      }
      await userEvent.click(await screen.findByRole('button', { name: /Пополнить на/ }));
      await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/pay/dummy/d-1'));
      return server.calls.filter(({ route }) => route === exact || route === plain);
    };

    test('the sum that it lacks is paid for it', async () => {
      const returnTo = '/cs2/squads/18402?step=pay';
      expect(await pay()).toMatchObject([{ route: exact, body: { method: 'SBP', returnTo } }]);
    });

    test('any other sum tops the balance up', async () => {
      expect(await pay('500')).toMatchObject([{ route: plain, body: { amount: 500, method: 'SBP' } }]);
    });
  });

  test('a sum that is a package is bought as the package, and the person comes back to where they were', async () => {
    const { calls } = fakeServer({
      ...serverRoutes,
      'POST /v1/packages/deposit': () => ({ json: { depositId: 'd-1', redirectUrl: '/pay/dummy/d-1' } }),
    });
    await open();
    await userEvent.type(await sum(), '3000');
    expect(screen.getByText(/Плюс 300/)).toBeInTheDocument();
    await pressTwice(screen.getByRole('button', { name: /Пополнить на/ }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/pay/dummy/d-1'));
    const posts = calls.filter(({ route }) => route === 'POST /v1/packages/deposit');
    expect(posts.map(({ body }) => body)).toEqual([
      { packageId: 1, method: 'SBP', returnTo: '/cs2/squads/18402?step=pay' },
    ]);
  });

  test('a wrong sum is named under its field and nothing is sent', async () => {
    const { routes } = fakeServer(serverRoutes);
    await open();
    await userEvent.type(await sum(), '99');
    await userEvent.click(screen.getByRole('button', { name: /Пополнить на/ }));
    expect(await screen.findByText(/Нужно не меньше 100/)).toBeInTheDocument();
    expect(await sum()).toHaveFocus();
    expect(routes()).not.toContain('POST /v1/balance/deposit');
  });

  test('a refusal keeps what was typed', async () => {
    fakeServer({ ...serverRoutes, 'POST /v1/balance/deposit': () => refusal(429, 'RATE_LIMITED') });
    await open();
    await userEvent.type(await sum(), '700');
    await userEvent.click(screen.getByRole('button', { name: /Пополнить на/ }));
    expect(await screen.findByText('Отказ RATE_LIMITED')).toBeInTheDocument();
    expect(await sum()).toHaveValue('700');
  });

  test('a payment system that does not answer is named, and the same press asks it once more', async () => {
    const answers = [refusal(502, 'UNITPAY_INIT_PAYMENT_ERROR'), { json: { depositId: 'd-1', redirectUrl: '/pay/1' } }];
    const { calls } = fakeServer({ ...serverRoutes, 'POST /v1/balance/deposit': () => answers.shift() ?? {} });
    await open();
    await userEvent.type(await sum(), '700');
    await userEvent.click(screen.getByRole('button', { name: /Пополнить на/ }));
    expect(await screen.findByText('Отказ UNITPAY_INIT_PAYMENT_ERROR')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Пополнить на/ }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/pay/1'));
    const keys = calls
      .filter(({ route }) => route === 'POST /v1/balance/deposit')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('a delayed payment turns into a paid one when the server says so', async () => {
    let status = 'DELAYED';
    const me = somebody();
    const deposit = {
      id: 'd-1',
      amount: 500,
      bonus: 0,
      method: 'SBP',
      returnTo: '/balance',
      paymentUrl: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    fakeServer({
      ...serverRoutes,
      'GET /v1/balance/deposits/d-1': () => ({ json: { ...deposit, status } }),
      'GET /v1/users/me': () => ({ json: { ...me, balance: 5320 } }),
    });
    const { store } = await open({ depositId: 'd-1' }, me);
    expect(await screen.findByText('Ждём подтверждения')).toBeInTheDocument();
    status = 'PAID';
    const { api } = await import('#client/api/api.ts');
    store.dispatch(api.util.invalidateTags(['Balance']));
    expect(await screen.findByText(/Зачислено 500/)).toBeInTheDocument();
  });

  test('a declined sum is there again for another try', async () => {
    const deposit = { id: 'd-1', amount: 750, bonus: 0, method: 'SBP', status: 'DECLINED', returnTo: '/balance' };
    fakeServer({
      ...serverRoutes,
      'GET /v1/balance/deposits/d-1': () => ({
        json: { ...deposit, paymentUrl: null, createdAt: '2026-03-02T10:00:00.000Z' },
      }),
    });
    await open({ depositId: 'd-1' });
    await userEvent.click(await screen.findByRole('button', { name: /Попробовать|Выбрать|Ещё раз/ }));
    expect(await sum()).toHaveValue('750');
  });

  test('a mate is told that this is not for them', async () => {
    const { calls } = fakeServer(serverRoutes);
    await open({}, aMate());
    expect(screen.getByText(/Напарники не пополняют/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('what could not be loaded can be asked again', async () => {
    let fails = true;
    fakeServer({
      ...serverRoutes,
      'GET /v1/balance/top-up': () => (fails ? refusal(500, 'INTERNAL_ERROR') : { json: terms }),
    });
    await open();
    const again = await screen.findByRole('button', { name: 'Повторить' });
    fails = false;
    await userEvent.click(again);
    expect(await sum()).toBeInTheDocument();
  });

  describe('closed before it is sent', () => {
    beforeEach(() => void fakeServer(serverRoutes));

    test('keeps its sum for whoever typed it', async () => {
      const me = somebody();
      const first = await open({}, me);
      await userEvent.type(await sum(), '1234');
      first.unmount();
      const again = await open({}, me);
      expect(await sum()).toHaveValue('1\u00a0234');
      again.unmount();
      await open();
      expect(await sum()).toHaveValue('');
    });

    test('asks for what is lacking where something else is lacking now', async () => {
      const me = somebody();
      const first = await open({ shortfall: 500 }, me);
      await userEvent.clear(await sum());
      await userEvent.type(await sum(), '1234');
      first.unmount();
      await open({ shortfall: 700 }, me);
      expect(await sum()).toHaveValue('700');
    });
  });

  test('begins anew once its sum was sent', async () => {
    fakeServer({
      ...serverRoutes,
      'POST /v1/balance/deposit': () => ({ json: { depositId: 'd-1', redirectUrl: '/pay/dummy/d-1' } }),
    });
    const me = somebody();
    const first = await open({}, me);
    await userEvent.type(await sum(), '1234');
    await userEvent.click(screen.getByRole('button', { name: /Пополнить на/ }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/pay/dummy/d-1'));
    first.unmount();
    await open({}, me);
    expect(await sum()).toHaveValue('');
  });
});

test('a payment that was begun stands among the open ones for whoever comes back without an end', async () => {
  const begun = { id: 'd-1', amount: 500, method: 'SBP', status: 'CREATED' };
  let open: readonly unknown[] = [];
  fakeServer({
    ...serverRoutes,
    'GET /v1/balance/deposits/open': () => ({ json: open }),
    'POST /v1/balance/deposit': () => {
      open = [begun];
      return { json: { depositId: 'd-1', redirectUrl: '/pay/dummy/d-1' } };
    },
  });
  const part = (
    <>
      <OpenDeposits />
      <DepositModal onClose={() => undefined} />
    </>
  );
  await renderInApp(part, { me: somebody(), path: '/balance' });
  await userEvent.type(await sum(), '500');
  await userEvent.click(screen.getByRole('button', { name: /Пополнить на/ }));
  const [line] = await screen.findAllByText(/500/, { selector: 'a span' });
  expect(line?.closest('a')).toHaveAttribute('href', '/balance/deposits/d-1');
});
