import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { blockLines } from '../support/blog/block-lines';
import { inEachEngine } from '../support/browsers/in-each-engine';
import { step } from '../support/journeys/step';
import { waitFor } from '../support/wait-for';

inEachEngine((browsers) => {
  const stored = async (title: string): Promise<readonly string[]> => {
    const { rows } = await browsers().journey.database.pool.query<{ document: ArticleDocument }>(
      'SELECT document FROM blog_version WHERE title = $1 ORDER BY number DESC LIMIT 1',
      [title],
    );
    return blockLines(rows[0]?.document.blocks ?? []);
  };

  /** As another program does: the next copying puts this into the clipboard. */
  const copied = (html: string): string => `
    addEventListener('copy', (event) => {
      event.clipboardData.setData('text/html', ${JSON.stringify(html)});
      event.clipboardData.setData('text/plain', 'text');
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { once: true, capture: true })
  `;

  test('an author writes, formats and pastes, and all of it is saved by itself', async () => {
    const author = await browsers().person('Северин');
    const title = 'Дымы без лишнего';
    await author.goto('/materials/new');

    await step('types, with the short forms of a heading and of bold', async () => {
      await author.role('textbox', 'Заголовок').fill(title);
      await author.role('textbox', 'Текст материала').click();
      await author.type('## Главное');
      await author.press('Enter');
      await author.type('Дым держится **долго** и');
      await author.press('Enter');
      await author.waitForUrl(/\/materials\/\d+/);
      const typed = ['h2: Главное', 'paragraph: Дым держится *долго* и'];
      await waitFor(
        () => stored(title),
        (lines) => typed.every((line) => lines.includes(line)),
      );
    });

    await step('pastes, and neither scripts nor their links come along', async () => {
      await author.evaluate(
        copied(
          '<ul><li>Раз</li><li>Два</li></ul><p><a href="javascript:alert(1)">Три</a><script>alert(1)</script><b>Четыре</b></p>',
        ),
      );
      for (const keys of ['Control+a', 'Control+c', 'Control+v']) await author.press(keys);
      const lines = await waitFor(
        () => stored(title),
        (all) => all.some((line) => line.includes('Четыре')),
      );
      expect(lines).toEqual(['ul: Раз; Два', 'paragraph: Три*Четыре*']);
      await author.text(/^Сохранено в/).waitFor();
    });

    await step('finds it again after a reload', async () => {
      await author.reload();
      await author.role('textbox', 'Текст материала').text('Четыре').waitFor();
      expect(await author.role('textbox', 'Заголовок').value()).toBe(title);
    });
  });
});
