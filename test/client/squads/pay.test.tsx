import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Call, fakeServer, refusal } from '../../support/client/fake-server';
import { openSquad } from '../../support/client/open-squad';
import { aClient } from '../../support/client/people';
import { aSquadView } from '../../support/client/squad-view';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import { sampleSquad } from '../../lifecycle/sample-squad';

const payRoute = 'POST /v1/squads/18402/pay';
const ready = sampleSquad.READY;
const reference = {
  'GET /v1/languages': () => ({ json: [] }),
  'GET /v1/users/me': () => ({ json: aClient({ id: 'owner' }) }),
};

const open = async (pay: (call: Call, attempt: number) => object) => {
  const walk = ready();
  let attempts = 0;
  const server = fakeServer({
    ...reference,
    'GET /v1/squads/18402': () => ({ json: aSquadView(walk, 'owner') }),
    [payRoute]: (call) => pay(call, (attempts += 1)),
  });
  const app = await openSquad(walk, 'owner');
  const keys = () =>
    server.calls.filter(({ route }) => route === payRoute).map(({ headers }) => headers.get('idempotency-key'));
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Оплатить/ }));
  return { ...app, server, keys, press };
};
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const paid = () => ({ json: aSquadView(ready().pays('owner'), 'owner') });

describe('paying', () => {
  test('sends the sum that stands on the button, and shows the squad of the answer', async () => {
    const { press, server } = await open(paid);
    await press();
    expect(await screen.findByText(/^Оплачено/, { selector: '[role=status] p' })).toBeInTheDocument();
    const { body } = server.calls.find(({ route }) => route === payRoute) ?? {};
    expect(body).toEqual({ amount: amountDue(ready().context, 'owner') / 100 });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Оплатить/ })).not.toBeInTheDocument());
  });

  test('puts what is due then into its region as a whole, so that readers of screens say it once', async () => {
    const { press } = await open(paid);
    const region = (await screen.findByRole('heading', { name: 'Оплати участие' })).closest('[aria-live]');
    const added: string[] = [];
    const note: MutationCallback = (changes) => {
      for (const { type, addedNodes } of changes)
        added.push(...(type === 'characterData' ? ['letters'] : [...addedNodes].map((node) => node.textContent ?? '')));
    };
    new MutationObserver(note).observe(region ?? document, { childList: true, characterData: true, subtree: true });
    await press();
    await waitFor(() => expect(added).toEqual([expect.stringMatching(/^У тебя всё готово.+/)]));
  });

  test('a retry after a lost answer keeps its key', async () => {
    const { press, keys } = await open((_, attempt) => (attempt === 1 ? lost() : paid()));
    await press();
    expect(await screen.findByText(/дважды деньги не спишутся/)).toBeInTheDocument();
    await press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toBeTruthy();
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('even after the page was loaded again', async () => {
    const first = await open(lost);
    await first.press();
    await screen.findByText(/дважды деньги не спишутся/);
    first.unmount();
    const second = await open(paid);
    await second.press();
    await waitFor(() => expect(second.keys()).toEqual(first.keys()));
  });

  test('after a refusal the next try is a payment of its own', async () => {
    const { press, keys } = await open((_, attempt) => (attempt === 1 ? refusal(429, 'RATE_LIMITED') : paid()));
    await press();
    await screen.findByText('Отказ RATE_LIMITED');
    await press();
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
  });

  test('without enough money the deposit opens with what is missing', async () => {
    const { press, store } = await open(() => refusal(409, 'BALANCE_INSUFFICIENT', { shortfall: 320.5 }));
    await press();
    await waitFor(() =>
      expect(store.getState().modals.stack).toEqual([{ name: 'deposit', props: { shortfall: 320.5 } }]),
    );
  });

  test('a price that changed meanwhile is asked again and said', async () => {
    const { press, server } = await open(() => refusal(409, 'SQUADS_INVALID_MEMBER_PAYMENT'));
    await press();
    expect(await screen.findByText(/Цена или состав изменились/)).toBeInTheDocument();
    await waitFor(() => expect(server.routes().filter((route) => route === 'GET /v1/squads/18402')).toHaveLength(2));
  });
});
