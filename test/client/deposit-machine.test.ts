import { createActor, fromPromise, waitFor } from 'xstate';
import type { ApiFailure } from '#client/api/api-error.ts';
import { depositMachine, type DepositOrder, type StartedDeposit } from '#client/features/deposit/deposit-machine.ts';
import { aFailure } from '../support/client/a-failure';

const order: DepositOrder = { amount: 500, method: 'SBP', packageId: null };
const started: StartedDeposit = { depositId: 'd-1', redirectUrl: '/pay/dummy/d-1' };

const depositing = (answers: readonly (StartedDeposit | ApiFailure)[], depositId: string | null = null) => {
  const keys: string[] = [];
  const goToProvider = jest.fn();
  const moneyCame = jest.fn();
  const machine = depositMachine.provide({
    actors: {
      startDeposit: fromPromise<StartedDeposit, { readonly order: DepositOrder; readonly key: string }>(({ input }) => {
        const answer = answers[keys.length];
        keys.push(input.key);
        return answer !== undefined && 'depositId' in answer ? Promise.resolve(answer) : Promise.reject(answer);
      }),
    },
    actions: { goToProvider, moneyCame },
  });
  const actor = createActor(machine, { input: { depositId } }).start();
  const submit = async (freshKey: string, changed: Partial<DepositOrder> = {}) => {
    actor.send({ type: 'deposit.submitted', order: { ...order, ...changed }, freshKey });
    await waitFor(actor, (state) => !state.matches('creating'));
  };
  return { actor, submit, keys, goToProvider, moneyCame };
};

describe('a deposit', () => {
  test('goes from the sum to the provider’s page', async () => {
    const { actor, submit, goToProvider } = depositing([started]);
    await submit('k-1');
    expect(actor.getSnapshot().value).toBe('redirecting');
    expect(goToProvider).toHaveBeenCalledWith(expect.anything(), { redirectUrl: '/pay/dummy/d-1' });
  });

  test('a second press while it is being made does nothing', async () => {
    const { actor, submit, keys } = depositing([started]);
    const first = submit('k-1');
    actor.send({ type: 'deposit.submitted', order, freshKey: 'k-2' });
    await first;
    expect(keys).toEqual(['k-1']);
  });

  test('after a lost answer the same order repeats its key, another order has its own', async () => {
    const { submit, keys } = depositing([aFailure(0), aFailure(502), aFailure(0), started]);
    await submit('k-1');
    await submit('k-2');
    await submit('k-3', { amount: 700 });
    await submit('k-4', { amount: 700 });
    expect(keys).toEqual(['k-1', 'k-1', 'k-3', 'k-3']);
  });

  test('after a certain refusal the next try is a new operation', async () => {
    const { actor, submit, keys } = depositing([aFailure(409), started]);
    await submit('k-1');
    expect(actor.getSnapshot().value).toBe('failed');
    await submit('k-2');
    expect(keys).toEqual(['k-1', 'k-2']);
  });

  test.each([
    ['PAID', 'paid'],
    ['DECLINED', 'declined'],
    ['DELAYED', 'waiting'],
    ['CREATED', 'unpaid'],
    ['REFUNDED', 'refunded'],
  ] as const)('back from the provider, %s is told as «%s»', (status, state) => {
    const { actor, moneyCame } = depositing([], 'd-1');
    expect(actor.getSnapshot().value).toBe('checking');
    actor.send({ type: 'deposit.statusKnown', status });
    expect(actor.getSnapshot().value).toBe(state);
    expect(moneyCame).toHaveBeenCalledTimes(status === 'PAID' ? 1 : 0);
  });

  test('what was delayed ends as paid by itself', () => {
    const delayed = depositing([], 'd-1').actor;
    delayed.send({ type: 'deposit.statusKnown', status: 'DELAYED' });
    delayed.send({ type: 'deposit.statusKnown', status: 'PAID' });
    expect(delayed.getSnapshot().value).toBe('paid');
  });

  test.each(['DECLINED', 'CREATED'] as const)('after %s it starts afresh', (status) => {
    const { actor } = depositing([], 'd-1');
    actor.send({ type: 'deposit.statusKnown', status });
    actor.send({ type: 'deposit.again' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { depositId: null, refusal: null } });
  });
});
