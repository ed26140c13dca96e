import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { notificationDelivery } from '#domain/notifications/notification-delivery.ts';
import { linkFor } from '#server/features/notifications/link-for.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { type Journey, startJourney } from '#test/support/journeys/journey.ts';
import { personId } from '#test/support/journeys/person-id.ts';
import { untilLoaded } from '#test/support/journeys/until-loaded.ts';

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney();
});
afterEach(async () => expect(await journey.end()).toEqual([]));

const [client, mate, operator] = ['Киберкот', 'Северин', 'Смотритель'] as const;

const toOperators = /^(STRIKES_TO_DECIDE|DISPUTE_TO_DECIDE|SUPPORT_ASKED|MONEY_TASK|LEDGER_FAULT|ARTICLE_TO_MODERATE)$/;
const toMates =
  /^(SQUAD_(INVITED|INVITATION_WITHDRAWN|HOT_CALL)|STRIKE|APPLICATION_|ORDERS_|CATEGORY_|TERMS_|TIPS_|GOAL_|STAFF_|ARTICLE_(?!SHARED|REFUNDED))/;
/** `asker`: who wrote to the support. */
const readerOf = (kind: string, asker: string): string =>
  kind === 'SUPPORT_ANSWERED' ? asker : toOperators.test(kind) ? operator : toMates.test(kind) ? mate : client;

const idOf = async (query: string, ...values: readonly string[]): Promise<string> => {
  const { rows } = await journey.database.pool.query<{ id: string }>(query, [...values]);
  if (!rows[0]) throw new Error(`the demo has nothing for: ${query}`);
  return rows[0].id;
};

/** What any kind may tell of, each thing one that all readers above may see. */
const factsOfAll = async () => {
  const [owner, player] = [await personId(journey, client), await personId(journey, mate)];
  const squadId = await idOf(
    `SELECT squad.id FROM squad
     JOIN squad_member one ON one.squad_id = squad.id AND one.user_id = $1
     JOIN squad_member two ON two.squad_id = squad.id AND two.user_id = $2 ORDER BY squad.id DESC LIMIT 1`,
    owner,
    player,
  );
  const soon = journey.product.app.clock.now() + 3_600_000;
  return {
    squadId: Number(squadId),
    gameId: 'cs2',
    who: mate,
    mateId: player,
    articleId: Number(
      await idOf('SELECT id FROM blog_article WHERE author_id = $1 AND published IS NOT NULL LIMIT 1', player),
    ),
    chatId: await idOf('SELECT chat_id AS id FROM support_thread ORDER BY chat_id LIMIT 1'),
    landingId: await idOf('SELECT id FROM training_landing ORDER BY id LIMIT 1'),
    drawId: Number(await idOf('SELECT id FROM draw ORDER BY id LIMIT 1')),
    title: 'Название',
    name: 'Развлечение',
    reason: 'Потому что',
    comment: 'Пояснение',
    answer: 'Ответ',
    text: 'Текст',
    link: '/balance',
    code: 'KOD',
    percent: 10,
    amount: 10_000,
    taken: 10_000,
    count: 1,
    where: 'transfer 1',
    service: 'Telegram',
    device: 'Firefox',
    to: 'novaya@mail.ru',
    grade: 'PRO',
    lessons: 3,
    params: [],
    closed: null,
    until: soon,
    startsAt: soon,
    ahead: 3_600_000,
    durationMinutes: 60,
    silent: false,
    side: 'MATE',
    reader: 'CLIENT',
    outcome: 'WARNED',
  };
};

/** Where the same name means different things. */
const specialOf = (disputed: number): Partial<Record<NotificationKind, object>> => ({
  ACCOUNT_CHANGED: { what: 'EMAIL' },
  DISPUTE_TO_DECIDE: { squadId: disputed },
  STAFF_DECIDED: { what: 'ACCESS_CHANGED' },
  LEDGER_FAULT: { what: 'SUM' },
  BALANCE_CORRECTED: { reason: null },
});

/** Records of the desk that open over their list; others are pages of their own. A chat opens beside the page. */
const drawers = /^\/admin\/(?!support|articles|disputes)[a-z-]+\/./;
const overThePage = /^#chat$/;

const isKind = (name: string): name is NotificationKind => name in notificationDelivery;

test('every notification leads its reader to a page that shows what it speaks of', async () => {
  const { app } = journey.product;
  const facts = await factsOfAll();
  const special = specialOf(Number(await idOf('SELECT id FROM squad WHERE dispute IS NOT NULL ORDER BY id LIMIT 1')));
  const asker = await idOf(
    'SELECT username AS id FROM app_user JOIN support_thread ON user_id = app_user.id ORDER BY chat_id LIMIT 1',
  );
  const followed = new Map<string, { readonly who: string; readonly link: string }>();
  for (const kind of Object.keys(notificationDelivery).filter(isKind)) {
    const who = readerOf(kind, asker);
    const userId = await personId(journey, who);
    await journey.database.pool.query('DELETE FROM notification WHERE user_id = $1', [userId]);
    await inTransaction(app.db, (tx) =>
      notify(tx, [userId], { kind, facts: { ...facts, ...special[kind] } as never, at: new Date(app.clock.now()) }),
    );
    const stored = await idOf('SELECT link AS id FROM notification WHERE user_id = $1', userId);
    const link = await linkFor(app, stored, who === mate ? 'cs2' : null);
    followed.set(`${who} ${link}`, { who, link });
  }
  const dead: string[] = [];
  for (const who of new Set([...followed.values()].map((one) => one.who))) {
    const page = await journey.person(who);
    for (const { link } of [...followed.values()].filter((one) => one.who === who)) {
      await page.goto('about:blank');
      await page.goto(journey.url + link);
      await untilLoaded(page);
      const { pathname, hash } = new URL(journey.url + link);
      const [missing, failed, shown] = [
        await page.getByText('Такой страницы нет').count(),
        await page.locator('main [role=alert]').count(),
        hash === '' || overThePage.test(hash) ? 1 : await page.locator(hash).count(),
      ];
      // It comes in a chunk of its own.
      const over = drawers.test(pathname)
        ? page.getByRole('dialog')
        : overThePage.test(hash)
          ? page.getByRole('textbox', { name: 'Сообщение' })
          : page.locator('body');
      const opened = await over.waitFor({ timeout: 10_000 }).then(
        () => 1,
        () => 0,
      );
      if (missing + failed > 0 || shown === 0 || opened === 0)
        dead.push(`${who} ${link}: ${JSON.stringify({ missing, failed, shown, opened })}`);
    }
    await page.context().close();
  }
  expect(followed.size).toBeGreaterThan(25);
  expect(dead).toEqual([]);
});
