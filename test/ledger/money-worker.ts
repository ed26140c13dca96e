import type { TestPerson } from '../support/make-person';
import { callBack, newKey } from '../support/start-deposit';
import { testBrowser } from '../support/test-browser';
import type { Answer } from '../support/test-browser';

export interface MoneyWorker {
  readonly person: TestPerson;
  readonly done: { calls: number; deposits: number; paid: number; withdrawals: number; heldKopecks: number; doubtful: number };
  run(): Promise<void>;
}

/** Attempts, about a minute: a restart takes seconds. */
const patience = 2400;

/** One person who deposits, is credited, withdraws and takes it back, over and over; what is left unanswered is asked again with its key. */
export const moneyWorker = (url: string, person: TestPerson, random: () => number, stopped: () => boolean): MoneyWorker => {
  const done = { calls: 0, deposits: 0, paid: 0, withdrawals: 0, heldKopecks: 0, doubtful: 0 };
  const browser = testBrowser(url);
  person.browser.cookies.forEach((value, name) => browser.cookies.set(name, value));

  const untilAnswered = async <T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    for (let attempt = 0; attempt < patience; attempt += 1) {
      const answer = await ask().catch(() => null);
      // Some answers are lost on their way: a kill seldom meets the moment between commit and answer.
      if (answer && answer.status < 500 && random() > 0.1) {
        done.calls += 1;
        return answer;
      }
      done.doubtful += 1;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the server did not come back');
  };
  const demand = <T>({ status, body }: Answer<T>): T => {
    if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };

  const round = async (): Promise<void> => {
    const depositKey = newKey();
    const started = await untilAnswered(() => browser.call('POST /v1/balance/deposit', { body: { amount: 500, method: 'SBP' }, idempotencyKey: depositKey }));
    const { depositId } = demand(started);
    done.deposits += 1;
    demand(await untilAnswered(() => callBack({ url }, { depositId, amount: 50_000, outcome: 'PAID' })));
    done.paid += 1;
    const withdrawKey = newKey();
    const to = { method: 'BANK_CARD_RU', wallet: '2200000000000004' } as const;
    const asked = await untilAnswered(() => browser.call('POST /v1/balance/withdraw', { body: { amount: 500, to }, idempotencyKey: withdrawKey }));
    const { id } = demand(asked);
    done.withdrawals += 1;
    done.heldKopecks += 50_000;
    demand(await untilAnswered(() => browser.call('POST /v1/balance/withdrawals/{id}/cancel', { params: { id } })));
    done.heldKopecks -= 50_000;
  };

  return {
    person,
    done,
    run: async () => {
      while (!stopped()) await round();
    },
  };
};
