import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { permissionSets } from '#domain/people/permission-sets.ts';
import { balanceOf } from '../../support/journeys/balance-of';
import { type Journey, journeySecret, startJourney } from '../../support/journeys/journey';
import {
  callsOf,
  drawer,
  expectOnlyOwn,
  logOf,
  openQueue,
  openRow,
  operator,
  rowOf,
  seesToast,
} from '../../support/journeys/operators';
import { confirm } from '../../support/journeys/page-steps';
import { personId } from '../../support/journeys/person-id';
import { signInAt } from '../../support/journeys/sign-in-at';
import { step } from '../../support/journeys/step';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { callBack, startDeposit } from '../../support/money/start-deposit';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

test('finance pays what waits and finds out whose a stray payment is', async () => {
  const client = await callsOf(journey, 'Киберкот');
  const depositId = await startDeposit(client, 700);
  await callBack({ url: journey.url }, { depositId, amount: 70_100, outcome: 'PAID' }, { secret: journeySecret });
  const finance = await operator(journey, 'Карамелька', permissionSets.FINANCE);
  const mateHad = await balanceOf(journey, 'Северин');
  const clientHad = await balanceOf(journey, 'Киберкот');

  await step('confirms a withdrawal and marks it paid', async () => {
    await openQueue(finance, journey, 'Выводы');
    await expectOnlyOwn(finance, ['Выводы', 'Пополнения'], ['Споры', 'Жалобы', 'Поддержка', 'Блог', 'Игры', 'Журнал']);
    await openRow(finance, 'Выводы', /Северин/);
    const open = drawer(finance, /^Вывод/);
    await open.getByText('сходится с учётом').waitFor();
    await open.getByRole('button', { name: 'Подтвердить вывод' }).click();
    await seesToast(finance, 'Вывод подтверждён');
    await open.getByRole('textbox', { name: 'Номер перевода' }).fill('A632110844201');
    await open.getByRole('button', { name: /^Выплачено/ }).click();
    await seesToast(finance, 'Отмечен выплаченным');
    await open.getByText('Выплачен', { exact: true }).first().waitFor();
    const id = new URL(finance.url()).pathname.split('/').at(-1) ?? '';
    expect(await rowOf(journey, 'SELECT status, reference FROM withdrawal WHERE id = $1', id)).toEqual({
      status: 'PAID',
      reference: 'A632110844201',
    });
    expect(await logOf(journey, `withdrawal:${id}`)).toEqual([
      'withdrawal.confirm: Карамелька',
      'withdrawal.pay: Карамелька',
    ]);
    expect(await balanceOf(journey, 'Северин')).toBe(mateHad);
  });

  await step('ties the notice to its deposit, and the client has the money', async () => {
    await openQueue(finance, journey, 'Уведомления провайдеров');
    await openRow(finance, 'Уведомления провайдеров', /сумма/i);
    const open = drawer(finance, 'Уведомление провайдера');
    await open.getByRole('button', { name: 'Отнести к пополнению' }).click();
    const dialog = finance.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Пополнение' }).fill(depositId);
    await dialog.getByRole('button', { name: /Киберкот/ }).click();
    await dialog.getByText('700 ₽').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Почему: для журнала' }).fill('В кабинете провайдера ровно 700 рублей');
    await confirm(finance, 'Отнести к пополнению');
    await seesToast(finance, 'Отнесено');
    await open.getByText('Разобрано', { exact: true }).waitFor();
    expect(await balanceOf(journey, 'Киберкот')).toBe(clientHad + 70_000);
    await expectSoundLedger(journey.database);
  });
});

test('content sends an article back with a remark and changes a collection', async () => {
  const content = await operator(journey, 'Фонарик', permissionSets.CONTENT);
  const author = await journey.visitor();
  const authorId = await personId(journey, 'Мирай');
  let articleId = 0;

  await step('a remark at a block goes back to the author', async () => {
    await openQueue(content, journey, 'Материалы на проверке');
    await expectOnlyOwn(content, ['Блог', 'Игры', 'Подборки'], ['Выводы', 'Споры', 'Жалобы', 'Пользователи']);
    await openRow(content, 'Блог', /AWP без инвестиций/);
    await content
      .getByRole('button', { name: /^Замечание к месту/ })
      .first()
      .click();
    await content.getByRole('textbox', { name: 'Что поправить здесь' }).fill('Назови цену по последнему патчу');
    await content.getByRole('button', { name: /^Вернуть на правку/ }).click();
    await content.getByRole('textbox', { name: 'Что увидит человек' }).fill('Хороший текст, поправь одно место');
    await confirm(content, 'Вернуть на правку');
    await seesToast(content, 'Возвращён автору');
    await content.getByText('Нужно поправить', { exact: true }).first().waitFor();
    articleId = Number(new URL(content.url()).pathname.split('/').at(-1));
    expect(
      await rowOf(journey, 'SELECT status, author_id AS author FROM blog_article WHERE id = $1', articleId),
    ).toEqual({ status: 'NEED_FIX', author: authorId });
    expect(await logOf(journey, `article:${articleId}`)).toEqual(['blog.need-fix: Фонарик']);
  });

  await step('the author sees it, sends it again, and it is approved', async () => {
    await signInAt(author, journey.url, authorId);
    await author.goto(`${journey.url}/materials/${articleId}`);
    await author.getByText('Назови цену по последнему патчу').first().waitFor();
    await author.getByRole('checkbox', { name: 'Исправлено' }).check();
    await author.getByRole('button', { name: 'Отправить на проверку' }).click();
    await content.getByText('Ждёт проверки', { exact: true }).first().waitFor();
    await content.getByRole('button', { name: 'Одобрить' }).click();
    await confirm(content, 'Одобрить');
    await seesToast(content, 'Одобрен');
    await author.goto(`${journey.url}/blog/material-${articleId}`);
    await author.getByRole('heading', { name: /AWP без инвестиций/ }).waitFor();
  });

  await step('a collection gets another name, and its page shows it', async () => {
    await content.goto(`${journey.url}/admin/category-tags`);
    await content.getByRole('table', { name: 'Подборки' }).getByRole('button').first().waitFor();
    await content.keyboard.press('j');
    await content.keyboard.press('Enter');
    const open = content.getByRole('complementary');
    const name = open.getByRole('textbox', { name: 'Название' });
    await name.fill('Проверено в деле');
    await open.getByRole('button', { name: 'Сохранить' }).click();
    await seesToast(content, 'Сохранено');
    const id = new URL(content.url()).pathname.split('/').at(-1) ?? '';
    expect(await rowOf(journey, 'SELECT name FROM category_tag WHERE id = $1', id)).toEqual({
      name: 'Проверено в деле',
    });
    expect(await logOf(journey, `category-tag:${id}`)).toEqual(['category-tag.update: Фонарик']);
    await open.getByRole('link', { name: 'Страница на сайте' }).click();
    await content.getByRole('heading', { name: 'Проверено в деле' }).first().waitFor();
  });
});

test('support answers, hands over, and loses what is open with the right to it', async () => {
  const asked = 'Новосёл';
  const first = await operator(journey, 'Верстак', permissionSets.SUPPORT);
  const other = await operator(journey, 'Синица', permissionSets.SUPPORT);
  const owner = await callsOf(journey, 'Смотритель');
  let thread = '';

  await step('one answers and the person reads it', async () => {
    await openQueue(first, journey, 'Поддержка');
    await expectOnlyOwn(first, ['Поддержка', 'Пользователи'], ['Споры', 'Жалобы', 'Блог', 'Пополнения', 'Настройки']);
    await openRow(first, 'Поддержка', new RegExp(asked));
    thread = new URL(first.url()).pathname.split('/').at(-1) ?? '';
    const open = drawer(first, `Обращение: ${asked}`);
    await open.getByRole('textbox', { name: 'Ответ' }).fill('Карты иногда идут до часа: деньги уже на балансе');
    await open.getByRole('button', { name: 'Ответить' }).click();
    await seesToast(first, 'Ответ отправлен');
    const person = await journey.person(asked);
    await person.goto(`${journey.url}/support?chat=${thread}#chat`);
    await person.getByText('Карты иногда идут до часа: деньги уже на балансе').first().waitFor();
  });

  await step('and hands it over to another', async () => {
    await other.goto(first.url(), { waitUntil: 'commit' });
    // Events before a page's socket is open are lost; the previous page may have opened it already.
    await new Promise<void>((resolve) => {
      other.on('websocket', (line) =>
        line.on('framereceived', ({ payload }) => String(payload).startsWith('40/realtime') && resolve()),
      );
    });
    await drawer(other, `Обращение: ${asked}`).getByText('Здесь сейчас и Верстак').waitFor();
    await drawer(first, `Обращение: ${asked}`).getByRole('button', { name: 'Отпустить' }).click();
    // An operator who acts before they know of the latest action is refused, rightly.
    await drawer(other, `Обращение: ${asked}`).getByText('Отпущено').waitFor();
    await drawer(other, `Обращение: ${asked}`).getByRole('button', { name: 'Взять себе' }).click();
    await drawer(first, `Обращение: ${asked}`).getByRole('button', { name: 'Забрать у Синица' }).waitFor();
    expect(await logOf(journey, `support:${thread}`)).toEqual([
      'support.answer: Верстак',
      'support.release: Верстак',
      'support.take: Синица',
    ]);
  });

  await step('a right taken away closes the drawer, the section and the calls', async () => {
    const id = await personId(journey, 'Верстак');
    const { seen } = (await owner.call('GET /v1/admin/history', { query: { subject: `user:${id}` } })).body;
    const left: readonly AdminPermission[] = ['VIEW_USERS_LIST', 'VIEW_USER'];
    const answer = await owner.call('PUT /v1/admin/users/{id}/permissions', {
      params: { id },
      body: { permissions: [...left], seen },
    });
    expect(answer.code).toBeNull();
    await first.getByText('Такого раздела нет или он закрыт правами').first().waitFor();
    await drawer(first, `Обращение: ${asked}`).waitFor({ state: 'detached' });
    await expectOnlyOwn(first, ['Пользователи'], ['Поддержка', 'Операции', 'Выводы']);
    const status = (chatId: string) =>
      first.evaluate(async (at) => (await fetch(`/v1/admin/support/threads/${at}`)).status, chatId);
    expect(await status(thread)).toBe(403);
    await drawer(other, `Обращение: ${asked}`).getByRole('button', { name: 'Отпустить' }).waitFor();
  });
});
