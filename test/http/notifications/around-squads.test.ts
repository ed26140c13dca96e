import { eq } from 'drizzle-orm';
import { squadNumber } from '#domain/text/format.ts';
import { days } from '#domain/time/durations.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { seedCourse } from '../../support/mates/seed-course';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { newKey } from '../../support/money/start-deposit';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { linksIn } from '../../support/squads/squad-facts';

const server = serverForTests();
const scene = sceneForTests(server);
let admin: TestPerson;
beforeAll(async () => {
  admin = await makeAdministrator(server, 'CREATE_MATE_ACCESS');
});

const latest = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items[0];

const applied = async (person: TestPerson): Promise<string> => {
  const experience = 'Играю с 2014 года, капитан команды, терпеливо объясняю новичкам всё с начала.';
  return (
    await person.browser.call('POST /v1/mate-applications', {
      body: { gameId: 'dota2', hoursPerWeek: 12, experience, links: [] },
    })
  ).body.id;
};

describe('an application’s answer', () => {
  test('is told when it is yes, with the way to onboarding', async () => {
    const person = await scene.client();
    await admin.browser.call('POST /v1/admin/mate-applications/{id}/approve', {
      params: { id: await applied(person) },
    });
    expect(await latest(person)).toMatchObject({
      kind: 'APPLICATION_APPROVED',
      level: 'SUCCESS',
      title: 'Ты теперь напарник',
      link: '/dota2/mate/onboarding',
    });
  });

  test('is told when it is no, in the administrator’s words', async () => {
    const person = await scene.client();
    const answer = 'Пока не хватает опыта в обучении';
    await admin.browser.call('POST /v1/admin/mate-applications/{id}/refuse', {
      params: { id: await applied(person) },
      body: { answer },
    });
    expect(await latest(person)).toMatchObject({
      kind: 'APPLICATION_REFUSED',
      level: 'WARNING',
      text: `Пока нет. ${answer}`,
      link: '/dota2/mate',
    });
  });
});

describe('a squad says who has joined', () => {
  test('a friend as a friend, a mate without a word of it', async () => {
    const [owner, mate, friend] = [await scene.client(5000), await scene.mate(), await scene.client()];
    const { body } = await createSquadOf(owner, {
      categoryId: scene.fun,
      mateIds: [mate.id],
      friendLinks: 1,
      slots: 4,
    });
    await acceptOrder(mate, body.id);
    await friend.browser.call('POST /v1/squads/{id}/join', {
      params: { id: body.id },
      body: { token: linksIn(body)[0] ?? '' },
    });
    const joined = {
      kind: 'SQUAD_MEMBER_JOINED',
      level: 'SUCCESS',
      text: `${friend.username} теперь в скваде ${squadNumber(body.id)}, по приглашению друга.`,
      link: `/cs2/squads/${body.id}`,
    };
    const { items } = (await owner.browser.call('GET /v1/notifications', { query: {} })).body;
    expect(items).toContainEqual(expect.objectContaining(joined));
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'SQUAD_MEMBER_JOINED',
        text: `${mate.username} теперь в скваде ${squadNumber(body.id)}.`,
      }),
    );
  });
});

describe('a mate is told', () => {
  test('that their orders went off after three invitations without an answer, once', async () => {
    const mate = await scene.mate();
    for (let missed = 0; missed < 4; missed += 1) {
      const owner = await scene.client(1000);
      await server.product.app.db.update(mateAccess).set({ active: true }).where(eq(mateAccess.userId, mate.id));
      await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
      server.clock.advance(11 * 60_000);
      await sweepDeadlines(server);
    }
    const { items } = (await mate.browser.call('GET /v1/notifications', { query: {} })).body;
    const off = items.filter(({ kind }) => kind === 'ORDERS_SWITCHED_OFF');
    expect(off).toMatchObject([{ level: 'WARNING', title: 'Заказы выключены', link: '/cs2/mate/onboarding' }]);
  });

  test('of the level that their hours have earned', async () => {
    const mate = await scene.mate({ grade: 'BEGINNER_I' });
    await server.product.app.db
      .update(mateAccess)
      .set({ finishedMinutes: 60 * 60 })
      .where(eq(mateAccess.userId, mate.id));
    server.clock.advance(days(7));
    await sweepDeadlines(server);
    expect(await latest(mate)).toMatchObject({
      kind: 'TERMS_CHANGED',
      level: 'SUCCESS',
      text: 'Твой уровень «Новичок III», процент заказа 75 %.',
    });
  });

  test('of tips and of the goal that they filled', async () => {
    const [client, mate] = [await scene.client(2000), await scene.mate()];
    const { body: goal } = await mate.browser.call('POST /v1/tips/goals', {
      body: { title: 'Новая мышь', amount: 500 },
    });
    await client.browser.call('POST /v1/balance/tips/purchase', {
      body: { userId: mate.id, amount: 600, goalId: goal.id },
      idempotencyKey: newKey(),
    });
    const { items } = (await mate.browser.call('GET /v1/notifications', { query: {} })).body;
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'GOAL_ACHIEVED', level: 'SUCCESS', text: 'На «Новая мышь» собрано всё.', link: '/{gameId}/profile' },
      { kind: 'TIPS_RECEIVED', level: 'SUCCESS', link: '/balance' },
    ]);
    expect(items[1]?.text).toMatch(new RegExp(`^${client.username} благодарит тебя: 540\\s₽ уже на балансе\\.$`));
  });
});

test('a course that is paid for tells of its lessons and their end in the reader’s zone, and nothing while money is missing', async () => {
  const courseId = await seedCourse(server);
  const [rich, poor] = [await scene.client(5000), await scene.client(10)];
  const buy = ({ browser }: TestPerson) =>
    browser.call('POST /v1/training-landings/courses/{id}', {
      params: { id: courseId },
      body: { returnTo: '/cs2/training/school' },
      idempotencyKey: newKey(),
    });
  await buy(rich);
  await buy(poor);
  const told = await latest(rich);
  expect(told).toMatchObject({
    kind: 'COURSE_BOUGHT',
    level: 'SUCCESS',
    title: 'Курс твой',
    link: '/cs2/training/school',
  });
  expect(told?.text).toMatch(/^«Четыре занятия»\. Уроков: 4, у каждого свой промокод до \d+ [а-я]+ в \d\d:\d\d\.$/);
  expect(await latest(poor)).toBeUndefined();
  const hourIn = async (timeZone: string) => {
    await server.product.app.db.update(appUser).set({ timeZone }).where(eq(appUser.id, rich.id));
    return Number((await latest(rich))?.text.match(/(\d\d):\d\d/)?.[1]);
  };
  const [moscow, yekaterinburg] = [await hourIn('Europe/Moscow'), await hourIn('Asia/Yekaterinburg')];
  expect((yekaterinburg - moscow + 24) % 24).toBe(2);
});
