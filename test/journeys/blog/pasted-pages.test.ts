import type { Page } from 'playwright-core';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { blockLines } from '#test/support/blog/block-lines.ts';
import { pastedPage, pastedPages } from '#test/support/blog/pasted-pages.ts';
import { draft, paragraph } from '../../support/blog/blog-scene';
import { articleText, waitSaved } from '../../support/journeys/blog-steps';
import { type Journey, startJourney } from '../../support/journeys/journey';
import { sendFrom } from '../../support/journeys/send-from';

let journey: Journey;
let author: Page;
/** A page whose only use is that something is copied there. */
let source: Page;
beforeAll(async () => {
  journey = await startJourney();
  author = await journey.person('Северин');
  source = await author.context().newPage();
});
afterAll(async () => expect(await journey.end()).toEqual([]));

/** As another program does: the browser changes nothing of it. */
const copy = async (html: string): Promise<void> => {
  await source.bringToFront();
  await source.evaluate((page) => {
    document.addEventListener(
      'copy',
      (event) => {
        event.clipboardData?.setData('text/html', page);
        event.clipboardData?.setData('text/plain', 'text');
        event.preventDefault();
      },
      { once: true },
    );
  }, html);
  await source.keyboard.press('Control+c');
};

const stored = async (id: number): Promise<readonly string[]> => {
  const { rows } = await journey.database.pool.query<{ document: ArticleDocument }>(
    'SELECT document FROM blog_version WHERE article_id = $1 ORDER BY number DESC LIMIT 1',
    [id],
  );
  return blockLines(rows[0]?.document.blocks ?? []);
};

test.each(pastedPages)('a clipboard of %s is stored as it looked', async (name, blocks) => {
  const document = { blocks: [paragraph('first', 'Сюда')] };
  const { id } = await sendFrom(author, 'POST', '/v1/blog/articles', draft({ title: name, document }));
  await author.goto(`${journey.url}/materials/${id}`);
  await copy(pastedPage(name));
  await author.bringToFront();
  await articleText(author).click();
  await author.keyboard.press('Control+a');
  await author.keyboard.press('Control+v');
  await articleText(author).getByText('Сюда').waitFor({ state: 'detached' });
  await author.getByText(/^Сохранено в/).waitFor();
  await waitSaved(author);
  expect(await stored(id)).toEqual(blocks);
});

test('what is too large to be stored is told at once, and saved when it has become smaller', async () => {
  const document = { blocks: [paragraph('first', 'Сюда')] };
  const { id } = await sendFrom(author, 'POST', '/v1/blog/articles', draft({ title: 'Широкая', document }));
  await author.goto(`${journey.url}/materials/${id}`);
  const cells = Array.from({ length: 13 }, (_, index) => `<td>${index}</td>`).join('');
  await copy(`<table><tr>${cells}</tr></table>`);
  await author.bringToFront();
  await articleText(author).click();
  await author.keyboard.press('Control+End');
  await author.keyboard.press('Enter');
  await author.keyboard.press('Control+v');
  await author.getByText(/^Не сохранилось: в таблице больше 12 столбцов/).waitFor();
  expect(await stored(id)).toEqual(['paragraph: Сюда']);
  await author.keyboard.press('Control+z');
  await waitSaved(author);
  await author.keyboard.type('дальше');
  await author.getByText(/^Сохранено в/).waitFor();
  expect((await stored(id)).join('')).toContain('дальше');
});

test('Backspace behind Home, both pressed while the page is busy, selects the cut above and takes nothing along', async () => {
  const document = {
    blocks: [paragraph('first', 'Сначала'), { type: 'cut', id: 'cut1' } as const, paragraph('after', 'Потом')],
  };
  const { id } = await sendFrom(author, 'POST', '/v1/blog/articles', draft({ title: 'Быстро', document }));
  await author.goto(`${journey.url}/materials/${id}`);
  await articleText(author).getByText('Потом').click();
  await Promise.all(['Home', 'Backspace'].map((key) => author.keyboard.press(key)));
  await author.locator('.ProseMirror-selectednode').waitFor();
  expect(await articleText(author).locator('p').allInnerTexts()).toEqual(['Сначала', 'Потом']);
});
