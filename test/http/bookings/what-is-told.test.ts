import { hours, minutes } from '#domain/time/durations.ts';
import { operationText } from '#domain/money/operation-text.ts';
import { bookingScene } from '../../support/booking-scene';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = bookingScene(server);

const latest = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items[0];

const lines = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/balance/transactions', { query: {} })).body.items.map((line) => {
    const { title, subtitle } = operationText(line);
    return [title, subtitle, line.amount, line.status];
  });

const moment = '\\d+ [а-я]+ в \\d\\d:\\d\\d';
const said = (text: string): RegExp => new RegExp(`^${text}$`);

const pair = async () => [await scene.client(1000), await scene.mate()] as const;

test('a mate is asked, and the client hears the answer; both in words that lead to their bookings', async () => {
  const [client, mate] = await pair();
  await scene.agreed(client, mate, hours(5));
  const [asked, answered] = [await latest(mate), await latest(client)];
  expect(asked).toMatchObject({ kind: 'BOOKING_REQUESTED', title: 'К тебе записываются', link: '/cs2/bookings' });
  expect(asked?.text).toMatch(said(`${client.username} хочет сыграть ${moment}, час\\. Ответь до ${moment}\\.`));
  expect(answered).toMatchObject({ kind: 'BOOKING_CONFIRMED', title: 'Запись подтверждена', link: '/cs2/bookings' });
  expect(answered?.text).toMatch(said(`${mate.username} ждёт тебя ${moment}\\. Сквад соберётся сам\\.`));
});

test('a refusal and silence are told apart, and both say what came back', async () => {
  const [client, mate] = await pair();
  const asked = async () =>
    (await scene.book(client, mate, { startsAt: await scene.startIn(client, mate, hours(5)) })).body;
  await scene.answer(mate, (await asked()).id, false);
  expect((await latest(client))?.title).toBe('Напарник не сможет сыграть');
  expect((await latest(client))?.text).toMatch(/На баланс вернулись 700\s₽\.$/);
  const { answerBy } = await asked();
  await scene.passTo(Date.parse(answerBy ?? ''));
  expect((await latest(client))?.title).toBe('Запись осталась без ответа');
});

test('both are reminded of the other, and how long it still is', async () => {
  const [client, mate] = await pair();
  const { startsAt } = await scene.agreed(client, mate, hours(30));
  const at = Date.parse(startsAt);
  await scene.passTo(at - hours(24));
  expect((await latest(client))?.text).toMatch(said(`${mate.username} играет с тобой завтра в \\d\\d:\\d\\d\\.`));
  await scene.passTo(at - hours(1));
  expect((await latest(mate))?.text).toMatch(said(`${client.username} играет с тобой через час, в \\d\\d:\\d\\d\\.`));
  await scene.passTo(at - minutes(15));
  expect((await latest(mate))?.text).toMatch(
    said(`${client.username} играет с тобой через 15 минут, в \\d\\d:\\d\\d\\.`),
  );
});

test('a late cancellation tells the mate of their money, and the history of both says what it was for', async () => {
  const [client, mate] = await pair();
  const { id, startsAt } = await scene.agreed(client, mate, hours(5));
  await scene.passTo(Date.parse(startsAt) - hours(1));
  await scene.cancel(client, id, 350);
  expect((await latest(mate))?.text).toMatch(
    said(`Игра с ${client.username} ${moment} не состоится\\. За занятый час тебе начислено 273\\s₽\\.`),
  );
  expect((await lines(client)).slice(0, 2)).toEqual([
    ['Возврат за запись', mate.username, 350, null],
    [`Запись на игру: ${mate.username}`, null, -700, null],
  ]);
  expect((await lines(mate))[0]).toEqual([
    'За несостоявшуюся запись',
    `${client.username} · 78\u00a0% заказа`,
    273,
    null,
  ]);
});

test('an opened booking is told in the history by the squad that it has become', async () => {
  const [client, mate] = await pair();
  const booking = await scene.agreed(client, mate, hours(5));
  await scene.passToOpening(booking);
  const { squadId } = await scene.show(client, booking.id);
  expect((await lines(client)).slice(0, 3)).toMatchObject([
    [expect.stringContaining('Оплата сквада'), expect.anything(), -700, 'HELD'],
    ['Возврат за запись', expect.stringMatching(/^Началась игра: сквад №/), 700, null],
    [`Запись на игру: ${mate.username}`, null, -700, 'REFUNDED'],
  ]);
  expect(squadId).not.toBeNull();
});

test('a game that did not begin says to each whose doing it was', async () => {
  const [client, mate] = await pair();
  const booking = await scene.agreed(client, mate, hours(5));
  await scene.passTo(Date.parse(booking.startsAt) - minutes(6));
  await createSquadOf(client, { categoryId: scene.fun, mateIds: [(await scene.mate()).id] });
  await scene.waitInVain(booking);
  expect((await latest(mate))?.text).toMatch(
    said(`${client.username} не приходит на игру\\. За занятый час тебе начислено 273\\s₽\\.`),
  );
  expect((await latest(client))?.text).toMatch(/^Сквад ждал тебя 10 минут .* На баланс вернулись 350\s₽\.$/);
});
