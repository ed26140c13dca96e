import type { Page } from 'playwright-core';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';
import { balanceOf } from '../../support/journeys/balance-of';
import { choosePicture, draftId, insertBlock, waitSaved, articleText } from '../../support/journeys/blog-steps';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { personId } from '../../support/journeys/person-id';
import { step } from '../../support/journeys/step';
import { overflowingBlocks } from '../../support/journeys/overflowing-blocks';

let journey: Journey;
let moderator: TestBrowser;
beforeAll(async () => {
  journey = await startJourney();
  moderator = testBrowser(journey.url);
  await moderator.call('POST /dev/api/sign-in', { body: { userId: await personId(journey, 'Смотритель') } });
  const [mate, ...clients] = await Promise.all(
    ['Северин', 'Киберкот', 'Пельмешек'].map((name) => personId(journey, name)),
  );
  for (const client of clients)
    await journey.database.pool.query(
      `INSERT INTO mate_client (mate_id, client_id, games, minutes, last_game_at) VALUES ($1, $2, 1, 60, now()) ON CONFLICT DO NOTHING`,
      [mate, client],
    );
});
afterAll(async () => expect(await journey.end()).toEqual([]));

const secret = 'Тайная позиция за ящиком';

/** Long enough for a free part and a paid one. */
const longText = Array.from({ length: 60 }, (_, index) => `Правило ${index} о дымах`).join('. ');

const decide = async (id: number, decision: 'approve' | 'need-fix', body: object) => {
  const { newest } = (await moderator.call('GET /v1/admin/blog/articles/{id}', { params: { id } })).body;
  const answer = await moderator.raw('POST', `/v1/admin/blog/articles/${id}/${decision}`, {
    body: JSON.stringify({ version: newest.number, ...body }),
  });
  expect(answer.status).toBe(200);
  return newest;
};

/** Blocks of the newest version that contain this text. */
const blockWithText = async (id: number, text: string): Promise<string> => {
  const { newest } = (await moderator.call('GET /v1/admin/blog/articles/{id}', { params: { id } })).body;
  return newest.document.blocks.find((block) => JSON.stringify(block).includes(text))?.id ?? '';
};

const openArticle = (page: Page, id: number) => page.goto(`${journey.url}/blog/material-${id}`);

test.each([
  ['at 1440 px', 'desktop', 'Дымы без лишнего'],
  ['at 390 px', 'phone', 'Вспышки из кармана'],
] as const)('an article is written, moderated, sold, shared and read %s', async (_name, size, title) => {
  const author = await journey.person('Северин', size);
  let id = 0;
  await step('the author writes with the slash menu, a cover and a picture; it is saved by itself', async () => {
    await author.goto(`${journey.url}/materials/new`);
    await author.getByRole('textbox', { name: 'Заголовок' }).fill(title);
    await articleText(author).click();
    await author.keyboard.insertText(longText);
    await insertBlock(author, 'Раздел');
    await author.keyboard.press('Enter');
    await author.keyboard.type('Главное');
    await author.keyboard.press('Enter');
    await author.keyboard.type(secret);
    await insertBlock(author, 'Картинка');
    await choosePicture(author, () => author.keyboard.press('Enter'));
    await author.getByRole('button', { name: 'Обрезать', exact: true }).waitFor();
    await choosePicture(author, () => author.getByRole('button', { name: 'Выбрать обложку' }).click());
    await author.getByRole('img', { name: 'Обложка' }).waitFor();
    await author.getByLabel('Игра', { exact: true }).selectOption('cs2');
    await author.getByRole('switch', { name: 'Платная' }).click();
    await waitSaved(author);
    id = await draftId(author);
    await expectAccessible(author);
  });

  await step('describes the picture and leaves a square of it', async () => {
    await author.getByRole('button', { name: 'Описание', exact: true }).click();
    await author.getByLabel('Описание', { exact: true }).last().fill('Карта с тремя дымами');
    await author.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await author.getByRole('img', { name: 'Карта с тремя дымами' }).waitFor();
    await author.getByRole('button', { name: 'Обрезать', exact: true }).click();
    await author.getByRole('radio', { name: '1 : 1' }).click();
    await author.getByRole('dialog').getByText('600 × 600').first().waitFor();
    await expectAccessible(author);
    await author.getByRole('dialog').getByRole('button', { name: 'Обрезать' }).click();
    await author.locator('figure img[width="600"][height="600"]').waitFor();
    await waitSaved(author);
  });

  await step('sends it to moderation; the moderator’s remark stands at its block', async () => {
    await author.getByRole('button', { name: 'Отправить на проверку' }).click();
    await author.getByText('Модератор читает эту версию').waitFor();
    const blockId = await blockWithText(id, secret);
    await decide(id, 'need-fix', {
      comment: 'Убери название магазина',
      remarks: [{ blockId, text: 'Здесь похоже на рекламу' }],
    });
    // Without a reload: the page follows the decision.
    await author.locator('[data-remark="1"]', { hasText: secret }).waitFor();
    await author.getByRole('note').or(author.locator('[data-note]')).getByText('Здесь похоже на рекламу').waitFor();
    await author.getByText('Убери название магазина').waitFor();
    await expectAccessible(author);
  });

  await step('the author mends it and sends it again; it is approved', async () => {
    await articleText(author).getByText(secret).click();
    await author.keyboard.press('End');
    await author.keyboard.type(' у стены');
    await waitSaved(author);
    await author.getByRole('checkbox', { name: 'Исправлено' }).check();
    await author.getByRole('button', { name: 'Отправить на проверку' }).click();
    await author.getByText('Модератор читает эту версию').waitFor();
    await decide(id, 'approve', {});
    await author.getByText('Опубликована').first().waitFor();
  });

  await step('a guest reads the free part and nothing more, with and without JavaScript', async () => {
    const guest = await journey.visitor(size);
    await guest.goto(`${journey.url}/blog`);
    await guest.getByRole('link', { name: title }).first().click();
    await guest.getByRole('heading', { level: 1, name: title }).waitFor();
    await guest.getByText('Бесплатная часть закончилась').waitFor();
    expect(await guest.content()).not.toContain(secret);
    await expectAccessible(guest);
    const plain = await (await fetch(`${journey.url}/blog/material-${id}`)).text();
    expect(plain).toContain(`<h1 class="page-title">${title}</h1>`);
    expect(plain).toContain('Правило 1 о дымах');
    expect(plain).not.toContain(secret);
  });

  await step('a client buys it, the author gets 80 %, all of it is open', async () => {
    const client = await journey.person('Киберкот', size);
    const before = await balanceOf(journey, 'Северин');
    await openArticle(client, id);
    await client.getByRole('button', { name: /^Купить за 290/ }).click();
    await client.getByText(secret).waitFor();
    await client.getByRole('img', { name: 'Карта с тремя дымами' }).waitFor();
    expect((await balanceOf(journey, 'Северин')) - before).toBe(23_200);
    await expectSoundLedger(journey.database);
    await client
      .getByRole('button', { name: /^Нравится, 0/ })
      .first()
      .click();
    await client
      .getByRole('button', { name: /^Нравится, 1/ })
      .first()
      .waitFor();
    await expectAccessible(client);
    await client.goto(`${journey.url}/materials/for-me`);
    await client.getByRole('link', { name: title }).waitFor();
    await expectAccessible(client);
  });

  await step('the author opens it to a client, sees that they have read it, and closes it again', async () => {
    const client = await journey.person('Пельмешек', size);
    await author.goto(`${journey.url}/materials`);
    const line = author.getByRole('listitem').filter({ hasText: title });
    await line.getByRole('button', { name: 'Открыть клиентам' }).click();
    const dialog = author.getByRole('dialog');
    await dialog.getByLabel('Имя клиента').fill('Пельм');
    await dialog.getByRole('checkbox', { name: 'Пельмешек' }).check();
    await dialog.getByRole('button', { name: 'Открыть (1)' }).click();
    await dialog.getByText('ещё не смотрел').waitFor();
    await openArticle(client, id);
    await client.getByText(secret).waitFor();
    await author.keyboard.press('Escape');
    await author.reload();
    await line.getByRole('button', { name: 'Открыть клиентам' }).click();
    await dialog.getByText('смотрел', { exact: true }).waitFor();
    await expectAccessible(author);
    await dialog.getByRole('button', { name: 'Закрыть для Пельмешек' }).click();
    // The reader's open page closes the article by itself.
    await client.getByText('Бесплатная часть закончилась').waitFor();
    expect(await client.content()).not.toContain(secret);
    await author.keyboard.press('Escape');
  });

  await step('an edit keeps the published version', async () => {
    await author.goto(`${journey.url}/materials/${id}`);
    await author.getByRole('textbox', { name: 'Заголовок' }).fill(`${title}, вторая редакция`);
    await author.getByText('Есть правки').waitFor();
    await author.getByText('Опубликована').first().waitFor();
    const guest = await journey.visitor(size);
    await openArticle(guest, id);
    await guest.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await author.getByRole('button', { name: /^Версия 1/ }).click();
    await author.getByRole('dialog').waitFor();
    await author.keyboard.press('Escape');
  });

  await step('the author sees what it has brought', async () => {
    await openArticle(author, id);
    const statistics = author.getByRole('region', { name: 'Статистика' });
    await statistics.getByText('232', { exact: false }).first().waitFor();
    await statistics.getByText('Купили').waitFor();
    await expectAccessible(author);
  });
});

test('on a phone the feed keeps to the page’s edge, tiles that nobody has scrolled to as well', async () => {
  const guest = await journey.visitor('phone');
  await guest.goto(`${journey.url}/blog`);
  await guest.getByRole('heading', { name: 'Новое' }).waitFor();
  expect(await overflowingBlocks(guest)).toEqual([]);
});
