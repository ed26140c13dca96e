import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { cachedBalance } from '../../support/money/ledger-state';
import { refundSteps } from '../../support/money/refund-steps';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import {
  type RefundMood,
  refundProviders,
  type RefundStandIn,
  refundStandIn,
} from '../../support/providers/refund-stand-ins';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';

describe.each(refundProviders)('refunds by %s', (provider) => {
  let standIn: RefundStandIn;
  let server: TestServer;
  let steps: Awaited<ReturnType<typeof refundSteps>>;
  beforeAll(async () => {
    standIn = await refundStandIn(provider);
    server = await startTestServer(standIn.on);
    steps = await refundSteps(server, (payment) => standIn.says(payment));
  });
  afterAll(async () => {
    await server.stop();
    await standIn.stop();
  });
  beforeEach(() => standIn.behave('well'));

  const balance = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);
  /** An agreed refund of the whole of a fresh payment, at a provider that then behaves like this. */
  const agreed = async (mood: RefundMood, rubles: number) => {
    const person = await makePerson(server);
    const depositId = await steps.paid(person, rubles);
    const { id } = (await steps.ask(person, depositId, rubles)).body;
    standIn.behave(mood);
    await steps.agree(id);
    const paymentId = await steps.paymentOf(depositId);
    return { person, id, givenBack: () => standIn.refundsOf(paymentId, depositId) };
  };
  const all = (rubles: number) => [provider === 'YOOKASSA' ? `${rubles}.00` : null];

  test('after a lost answer the provider is asked, and nothing is sent twice', async () => {
    const { person, id, givenBack } = await agreed('loses', 600);
    await steps.until(id, 'SENT');
    standIn.behave('well');
    await steps.until(id, 'DONE');
    expect(givenBack()).toEqual(all(600));
    expect(await balance(person)).toBe(0);
    await expectSoundBooks(server);
  });

  test.each(['silent', 'strange'] as const)(
    'a provider that is %s leaves it to an operator after a while',
    async (mood) => {
      const { person, id, givenBack } = await agreed(mood, 500);
      await steps.until(id, 'UNCLEAR');
      expect(givenBack()).toEqual([]);
      expect(await balance(person)).toBe(0);
      standIn.behave('well');
      expect((await steps.decide('again', id)).body.state).toBe('AGREED');
      await steps.until(id, 'DONE');
      expect(givenBack()).toEqual(all(500));
      await expectSoundBooks(server);
    },
  );

  test('a refusal puts the money back on the balance', async () => {
    const { person, id } = await agreed('refuses', 500);
    await steps.until(id, 'REFUSED');
    expect(await balance(person)).toBe(50_000);
    expect((await steps.read(id)).failure).toBe('Недостаточно средств');
    await expectSoundBooks(server);
  });
});
