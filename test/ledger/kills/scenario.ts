import { giveMoney } from '../../support/money/give-money';
import type { TestPerson } from '../../support/people/make-person';
import type { TestServer } from '../../support/server/start-test-server';
import { type TestBrowser, testBrowser } from '../../support/server/test-browser';
import type { MoneyModel } from '../money-model';
import type { RetryingCaller } from './retrying-caller';

/** Kinds of operations that the server acknowledges. */
export const acknowledged = [
  'deposit',
  'withdrawal',
  'gift_certificate',
  'balance_reserve',
  'unreserve_transaction',
  'blog_purchase',
  'course_purchase',
] as const;

export type Acknowledged = (typeof acknowledged)[number];

export interface ScenarioContext {
  /** Creates people and reads the outcome; the load goes to the server that is killed. */
  readonly server: TestServer;
  /** URL of the server that is killed. */
  readonly url: string;
  readonly random: () => number;
  readonly caller: RetryingCaller;
  /** What every account holds by the server's acknowledgements. */
  readonly model: MoneyModel;
  readonly count: (what: Acknowledged) => void;
}

/** Creates its people and returns one round of their actions, which is repeated. */
export type Scenario = (stage: ScenarioContext) => Promise<() => Promise<void>>;

/**
 * The same person's browser at the server that is killed; it renews its session, since a hundred kills take longer than
 * a session lasts.
 */
export const browserOf = ({ url }: Pick<ScenarioContext, 'url'>, { browser }: TestPerson): TestBrowser => {
  const elsewhere = testBrowser(url);
  browser.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
  return {
    ...elsewhere,
    call: async (route, options) => {
      const answer = await elsewhere.call(route, options);
      if (answer.status !== 401) return answer;
      await elsewhere.call('POST /v1/auth/refresh');
      return elsewhere.call(route, options);
    },
  };
};

/** Credits starting money, kopecks, in the ledger and in the model. */
export const endow = async ({ server, model }: ScenarioContext, { id }: TestPerson, amount: number): Promise<void> => {
  await giveMoney(server.product.app, id, amount);
  model.move('OUTSIDE:TEST', `USER:${id}`, amount);
};
