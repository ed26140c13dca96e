import { giveMoney } from '../../support/money/give-money';
import type { TestPerson } from '../../support/people/make-person';
import type { TestServer } from '../../support/server/start-test-server';
import { type TestBrowser, testBrowser } from '../../support/server/test-browser';
import type { MoneyModel } from '../money-model';
import type { RetryingCaller } from './retrying-caller';

/** What of each kind the server has said that it did. */
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
  /** Makes people and reads the outcome; the load goes to the server that is killed. */
  readonly server: TestServer;
  /** Where the server that is killed stands. */
  readonly url: string;
  readonly random: () => number;
  readonly caller: RetryingCaller;
  /** What every account holds by the server's word. */
  readonly model: MoneyModel;
  readonly count: (what: Acknowledged) => void;
}

/** Sets its people up, then gives one round of what they do over and over. */
export type Scenario = (stage: ScenarioContext) => Promise<() => Promise<void>>;

/** The same person, at the server that is killed. A hundred kills take longer than a session stands without renewal. */
export const browserOf = ({ url }: ScenarioContext, { browser }: TestPerson): TestBrowser => {
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

/** So many kopecks to begin with, in the books and in the model. */
export const endow = async ({ server, model }: ScenarioContext, { id }: TestPerson, amount: number): Promise<void> => {
  await giveMoney(server.product.app, id, amount);
  model.move('OUTSIDE:TEST', `USER:${id}`, amount);
};
