import type { Page } from 'playwright-core';
import { draftId, waitSaved, articleText } from '../../support/journeys/blog-steps';
import { draft, paragraph } from '../../support/blog/blog-scene';
import { sendFrom } from '../../support/journeys/send-from';
import { expectAccessible } from '../../support/journeys/expect-accessible';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { step } from '../../support/journeys/step';

let journey: Journey;
let author: Page;
let id = 0;
beforeAll(async () => {
  journey = await startJourney();
  author = await journey.person('Северин');
});
// The browser itself reports a lost connection.
afterAll(async () =>
  expect((await journey.end()).filter((line) => !/ERR_INTERNET_DISCONNECTED|status of 500/.test(line))).toEqual([]),
);

/** The page saves when typing pauses; until then it still shows the previous save. */
const unsaved = (page: Page) => page.getByText(/^(Есть несохранённое|Сохраняем…)$/).waitFor();

const typeAtEnd = async (page: Page, of: string, text: string): Promise<void> => {
  await articleText(page).getByText(of).click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
  await unsaved(page);
};

/** The draft as the server has it. */
const stored = async (): Promise<string> => {
  const { rows } = await journey.database.pool.query<{ document: object }>(
    'SELECT document FROM blog_version WHERE article_id = $1 ORDER BY number DESC LIMIT 1',
    [id],
  );
  return JSON.stringify(rows[0]?.document);
};

/** From now on saving a draft fails, including a request sent while the page is being closed. */
const failDrafts = () =>
  journey.database.pool.query(`
    CREATE FUNCTION refuse_draft() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no drafts now'; END $$;
    CREATE TRIGGER refuse_draft BEFORE INSERT OR UPDATE ON blog_version EXECUTE FUNCTION refuse_draft();
  `);

const acceptDrafts = () => journey.database.pool.query('DROP FUNCTION IF EXISTS refuse_draft CASCADE');

/** Each test begins with a draft of its own, open in the author's editor. */
beforeEach(async () => {
  const document = { blocks: [paragraph('first', 'Первый абзац'), paragraph('second', 'Второй абзац')] };
  ({ id } = await sendFrom(author, 'POST', '/v1/blog/articles', draft({ title: 'Две вкладки', document })));
  await author.goto(`${journey.url}/materials/${id}`);
  await articleText(author).getByText('Второй абзац').waitFor();
});

afterEach(async () => {
  await acceptDrafts();
  await author.context().setOffline(false);
});

test('the first save gives the page its address under the hands of whoever writes', async () => {
  await author.goto(`${journey.url}/materials/new`);
  await author.getByRole('textbox', { name: 'Заголовок' }).fill('Новая статья');
  await articleText(author).click();
  await author.keyboard.type('Первый');
  await waitSaved(author);
  await author.keyboard.type(' абзац');
  await unsaved(author);
  await waitSaved(author);
  id = await draftId(author);
  expect(await stored()).toContain('Первый абзац');
});

test('two tabs of one draft never overwrite one another', async () => {
  const other = await author.context().newPage();
  await step('edits of different places come together', async () => {
    await other.goto(`${journey.url}/materials/${id}`);
    await typeAtEnd(other, 'Второй абзац', ' из второй вкладки');
    await waitSaved(other);
    await typeAtEnd(author, 'Первый абзац', ' из первой');
    await articleText(author).getByText('Второй абзац из второй вкладки').waitFor();
    await articleText(author).getByText('Первый абзац из первой').waitFor();
    await waitSaved(author);
  });

  await step('two edits of one place are shown to the author, who chooses', async () => {
    await typeAtEnd(other, 'Второй абзац из второй вкладки', '!');
    await typeAtEnd(author, 'Второй абзац из второй вкладки', '?');
    const question = (page: Page) => page.getByRole('alert').getByText('Эту статью изменили в другом месте');
    await Promise.race([author, other].map((page) => question(page).waitFor()));
    const reported = (await question(other).isVisible()) ? other : author;
    await expectAccessible(reported);
    await reported.getByRole('button', { name: 'Сравнить' }).click();
    await reported.getByRole('dialog').getByRole('button', { name: 'Оставить эту' }).click();
    await question(reported).waitFor({ state: 'detached' });
    await waitSaved(reported);
    expect(await stored()).toContain(reported === other ? 'вкладки!' : 'вкладки?');
  });
  await other.close();
});

test('what was typed while nothing could be saved is there after a reload, and goes out when it can', async () => {
  await failDrafts();
  await typeAtEnd(author, 'Первый абзац', ' без сервера');
  await author.getByText('Нет связи. Черновик хранится в браузере').waitFor();
  await author.keyboard.type(' и сразу');
  await author.reload();
  await articleText(author).getByText('Первый абзац без сервера и сразу').waitFor();
  expect(await stored()).not.toContain('без сервера');
  await acceptDrafts();
  await author
    .getByRole('button', { name: 'Повторить' })
    .or(author.getByText(/^Сохранено в/))
    .first()
    .click();
  await author.getByText(/^Сохранено в/).waitFor();
  expect(await stored()).toContain('без сервера и сразу');
});

test('without a line the words stay, and are saved by themselves when it is back', async () => {
  await author.context().setOffline(true);
  await typeAtEnd(author, 'Первый абзац', ' без связи');
  await author.getByText('Нет связи. Черновик хранится в браузере').waitFor();
  await author.context().setOffline(false);
  await author.getByText(/^Сохранено в/).waitFor();
  expect(await stored()).toContain('без связи');
});

test('what was done is undone after a reload', async () => {
  await typeAtEnd(author, 'Второй абзац', ' ЛИШНЕЕ');
  await author.getByText(/^Сохранено в/).waitFor();
  await author.reload();
  await articleText(author).getByText('ЛИШНЕЕ').waitFor();
  await articleText(author).click();
  await author.keyboard.press('Control+z');
  await articleText(author).getByText('ЛИШНЕЕ').waitFor({ state: 'detached' });
  await unsaved(author);
  await waitSaved(author);
});

test('an expired session keeps the words and leads to signing in and back', async () => {
  await typeAtEnd(author, 'Первый абзац', ' до выхода');
  await author.context().clearCookies();
  await author.keyboard.type('!');
  const signInPage = author.getByRole('heading', { name: 'С возвращением' });
  // The save reports it in the status line; any other request that finds out first leads to sign-in at once.
  await author.getByText('Ты вышел из аккаунта. Черновик хранится в браузере').or(signInPage).waitFor();
  await author.reload();
  await signInPage.waitFor();
  await author.getByRole('button', { name: /Северин/ }).click();
  await author.waitForURL(`**/materials/${id}`);
  await articleText(author).getByText('Первый абзац до выхода').waitFor();
  await author.getByText(/^Сохранено в/).waitFor();
  expect(await stored()).toContain('Первый абзац до выхода');
});
