import type { Booking } from '#contract/squads/bookings.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { minutes } from '#domain/time/durations.ts';
import { findFaults } from '#server/features/balance/ledger-check/find-faults.ts';
import type { TestPerson } from './people/make-person';
import type { Answer } from './server/test-browser';
import type { TestServer } from './server/start-test-server';
import { sceneForTests } from './squads/scene-for-tests';
import { newKey } from './squads/squad-calls';
import { sweepDeadlines } from './sweep-deadlines';

const everyDay = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from: 0, to: 1440 }));

/** Price of an hour of a FUN game with a test mate, in rubles. */
export const hourPrice = 700;

interface Wish {
  readonly startsAt?: string;
  readonly amount?: number;
  readonly key?: string;
  readonly body?: object;
}

/** Mates who can be booked at any hour, and the calls of bookings. */
export const bookingScene = (server: TestServer) => {
  const scene = sceneForTests(server);
  const times = async (person: TestPerson, mate: TestPerson, durationMinutes = 60) =>
    (
      await person.browser.call('GET /v1/mates/{mateId}/booking-times', {
        params: { mateId: mate.id },
        query: { durationMinutes },
      })
    ).body;
  const setHours = (mate: TestPerson, hours: typeof everyDay) =>
    mate.browser.call('PUT /v1/mates/me/hours', { body: { hours } });
  const mate = async (): Promise<TestPerson> => {
    const person = await scene.mate();
    await setHours(person, everyDay);
    return person;
  };
  /** @throws Error if there is no free start at least `ms` milliseconds from now */
  const startIn = async (person: TestPerson, whom: TestPerson, ms: number): Promise<string> => {
    const { starts } = await times(person, whom);
    const found = starts.find((at) => Date.parse(at) >= server.clock.now() + ms);
    if (found === undefined) throw new Error('nothing is free then');
    return found;
  };
  const book = (
    client: TestPerson,
    whom: TestPerson,
    { startsAt = '', amount = hourPrice, key = newKey(), body }: Wish,
  ) =>
    client.browser.call('POST /v1/bookings', {
      body: {
        mateId: whom.id,
        gameId: 'cs2',
        categoryId: scene.fun,
        platform: 'PC',
        languages: ['ru'],
        durationMinutes: 60,
        startsAt,
        note: 'Поиграем на вылет',
        amount,
        ...body,
      },
      idempotencyKey: key,
    });
  const answer = (who: TestPerson, id: string, accepted = true): Promise<Answer<Booking>> =>
    who.browser.call('POST /v1/bookings/{id}/answer', { params: { id }, body: { accepted } });
  const cancel = (who: TestPerson, id: string, returned: number, key = newKey()): Promise<Answer<Booking>> =>
    who.browser.call('POST /v1/bookings/{id}/cancel', { params: { id }, body: { returned }, idempotencyKey: key });
  const show = async (who: TestPerson, id: string): Promise<Booking> =>
    (await who.browser.call('GET /v1/bookings/{id}', { params: { id } })).body;
  /** Moves product time to `at` (epoch ms) and carries out the deadlines that fall due. */
  const passTo = async (at: number): Promise<void> => {
    server.clock.advance(at - server.clock.now());
    await sweepDeadlines(server);
  };
  /** A booking confirmed by both, which starts at least `ms` milliseconds from now. */
  const agreed = async (client: TestPerson, whom: TestPerson, ms: number): Promise<Booking> => {
    const made = await book(client, whom, { startsAt: await startIn(client, whom, ms) });
    expect([made.status, made.code]).toEqual([200, null]);
    return (await answer(whom, made.body.id)).body;
  };
  return {
    client: scene.client,
    categoryId: scene.categoryId,
    get fun() {
      return scene.fun;
    },
    mate,
    setHours,
    times,
    startIn,
    book,
    answer,
    cancel,
    show,
    passTo,
    agreed,
    /** Moves to the first attempt to open the booking's squad. */
    passToOpening: ({ startsAt }: Booking) => passTo(Date.parse(startsAt) - bookingTerms.opensBefore),
    /** Moves minute by minute, as real deadlines are swept, until the attempts to open the squad end. */
    waitInVain: async ({ startsAt }: Booking) => {
      const last = Date.parse(startsAt) + bookingTerms.waitsAfter;
      for (let at = Date.parse(startsAt) - bookingTerms.opensBefore; at <= last; at += minutes(1)) await passTo(at);
    },
    /** Own, bonus and gift money of a person, in kopecks. */
    purse: async ({ id }: TestPerson) => {
      const { rows } = await server.database.pool.query<{ kind: string; balance: string }>(
        "SELECT kind, balance FROM account WHERE owner = $1 AND kind IN ('USER', 'BONUS', 'GIFT')",
        [id],
      );
      const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
      return { own: of('USER'), bonus: of('BONUS'), gift: of('GIFT') };
    },
    /** Kinds of a person's notifications, the latest first. */
    told: async ({ id }: TestPerson): Promise<readonly string[]> =>
      (
        await server.database.pool.query<{ kind: string }>(
          'SELECT kind FROM notification WHERE user_id = $1 ORDER BY id DESC',
          [id],
        )
      ).rows.map(({ kind }) => kind),
    expectSound: async () => expect(await findFaults(server.product.app.db)).toEqual([]),
  };
};
