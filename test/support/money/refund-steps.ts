import { seenBy } from '../desk';
import { makeAdministrator } from '../people/make-administrator';
import type { TestPerson } from '../people/make-person';
import { type SentCallback, send } from '../providers/provider-callbacks';
import type { TestServer } from '../server/start-test-server';
import { waitFor } from '../wait-for';
import { newKey } from './start-deposit';
import { hurryJobs } from '../server/hurry-jobs';

/** What people and operators do about refunds at a server; `paidBy` makes a provider's notice of a payment. */
export const refundSteps = async (
  server: TestServer,
  paidBy: (payment: { readonly depositId: string; readonly sum: string }) => SentCallback,
) => {
  const boss = await makeAdministrator(server, 'MANAGE_DEPOSIT');

  const stateOf = async (id: string): Promise<string> =>
    (await boss.browser.call('GET /v1/admin/refunds/{id}', { params: { id } })).body.state;

  const hurry = (): Promise<void> => hurryJobs(server, 'refund');

  return {
    boss,

    /** Its next question is asked now. */
    hurry,

    /** A deposit of this many rubles that somebody has paid. */
    paid: async (person: TestPerson, rubles: number): Promise<string> => {
      const { body } = await person.browser.call('POST /v1/balance/deposit', {
        body: { amount: rubles, method: 'SBP' },
        idempotencyKey: newKey(),
      });
      await send(server.url, paidBy({ depositId: body.depositId, sum: `${rubles}.00` }));
      return body.depositId;
    },

    /** The provider's id of a deposit's payment. */
    paymentOf: async (depositId: string): Promise<string> =>
      (
        await server.database.pool.query<{ external_id: string }>('SELECT external_id FROM deposit WHERE id = $1', [
          depositId,
        ])
      ).rows[0]?.external_id ?? '',

    ask: (person: TestPerson, id: string, amount: number, idempotencyKey = newKey()) =>
      person.browser.call('POST /v1/balance/deposits/{id}/refund', {
        params: { id },
        body: { amount, reason: 'Передумал играть' },
        idempotencyKey,
      }),

    agree: async (id: string, by = boss) =>
      by.browser.call('POST /v1/admin/refunds/{id}/agree', {
        params: { id },
        body: { seen: await seenBy(by, `refund:${id}`), reason: 'Деньги не потрачены' },
      }),

    decide: async (act: 'done' | 'failed' | 'again' | 'decline', id: string, by = boss) => {
      const body = { seen: await seenBy(by, `refund:${id}`), reason: 'Видно в кабинете' };
      if (act === 'done')
        return by.browser.call('POST /v1/admin/refunds/{id}/done', {
          params: { id },
          body: { ...body, reference: 'UP-1' },
        });
      if (act === 'failed') return by.browser.call('POST /v1/admin/refunds/{id}/failed', { params: { id }, body });
      if (act === 'again') return by.browser.call('POST /v1/admin/refunds/{id}/again', { params: { id }, body });
      return by.browser.call('POST /v1/admin/refunds/{id}/decline', { params: { id }, body });
    },

    /** Waits, without the pauses between questions, until it is in one of these states. */
    until: (id: string, ...states: readonly string[]) =>
      waitFor(
        async () => {
          const state = await stateOf(id);
          if (!states.includes(state)) await hurry();
          return state;
        },
        (state) => states.includes(state),
      ),

    read: async (id: string) => (await boss.browser.call('GET /v1/admin/refunds/{id}', { params: { id } })).body,
  };
};
