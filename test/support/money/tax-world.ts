import { payoutTerms } from '#domain/payouts/payout-terms.ts';
import { knowCard, testCard } from './ask-for-withdrawal';
import { payOutAutomatically } from './automatic-payouts';
import { newKey } from './start-deposit';
import { earn, hurryChecks, setSetting } from './tax-people';
import { makeAdministrator } from '../people/make-administrator';
import type { TestPerson } from '../people/make-person';
import { npdOn, npdStandIn } from '../providers/npd-stand-in';
import { payoutsOn, payoutsStandIn } from '../providers/payouts-stand-in';
import { startTestServer } from '../server/start-test-server';
import { sweepDeadlines } from '../sweep-deadlines';
import { waitFor } from '../wait-for';

/** A product whose payouts leave by themselves, with a provider and a tax service by their side. */
export const taxWorld = async () => {
  const npd = await npdStandIn();
  const provider = await payoutsStandIn();
  const server = await startTestServer({ ...npdOn(npd.url), ...payoutsOn('UNITPAY', provider.url) });
  const boss = await makeAdministrator(server, 'MANAGE_TRANSACTIONS', 'MANAGE_TAXES');
  await payOutAutomatically(server);

  const withdrawal = async (id: string) =>
    (await boss.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } })).body;

  const withdraw = async (person: TestPerson, rubles = 1000): Promise<string> => {
    await earn(server, person.id, rubles * 100);
    await knowCard(server, person.id);
    const { body } = await person.browser.call('POST /v1/balance/withdraw', {
      body: { amount: rubles, to: testCard },
      idempotencyKey: newKey(),
    });
    return body.id;
  };

  /** The term of a change of mind is over. */
  const due = async (): Promise<void> => {
    server.clock.advance(payoutTerms.changeOfMind);
    await sweepDeadlines(server);
  };

  const settled = (id: string, ...states: readonly string[]) =>
    waitFor(
      async () => {
        await hurryChecks(server);
        server.product.app.sweeper.kick();
        return (await withdrawal(id)).status;
      },
      (status) => states.includes(status),
    );

  const notesOf = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/notifications', { query: {} })).body.items.map(({ kind, text }) => `${kind}: ${text}`);

  return {
    npd,
    server,
    boss,
    withdrawal,
    withdraw,
    due,
    settled,
    notesOf,
    /** Both settings on, everybody answers well. */
    reset: async (): Promise<void> => {
      npd.behave('well');
      provider.behave('well');
      await setSetting(server, 'npd-checks', 1);
      await setSetting(server, 'tax-status-required', 1);
    },
    stop: async (): Promise<void> => {
      await server.stop();
      await provider.stop();
      await npd.stop();
    },
  };
};
