import { safeParse } from 'zod/v4/core';
import { fromEditor } from '#client/pages/editor/writing/from-editor.ts';
import { articleDocument } from '#contract/blog/document.ts';
import { blockLines } from '#test/support/blog/block-lines.ts';
import { pastedPage, pastedPages } from '#test/support/blog/pasted-pages.ts';
import { openEditor } from '#test/support/blog/open-editor.ts';

const paste = (html: string): readonly string[] => {
  const editor = openEditor();
  editor.view.pasteHTML(html);
  const written = fromEditor(editor.getJSON());
  editor.destroy();
  expect(safeParse(articleDocument, written).error?.issues ?? []).toEqual([]);
  return blockLines(written.blocks);
};

const wordItem = (list: string, level: number, sign: string, words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;

const pasted: readonly (readonly [what: string, html: string, blocks: readonly string[]])[] = [
  [
    'lists of Word that begin below the first level and change their signs',
    wordItem('l0', 2, 'o', 'глубоко') + wordItem('l0', 1, '·', 'верх') + wordItem('l3', 1, '1.', 'шаг'),
    ['ul: глубоко; верх', 'ol: шаг'],
  ],
  [
    'a link that Google cannot spell',
    '<p><a href="https://www.google.com/url?q=https://example.com/%E0%A4%A&amp;sa=D">тут</a></p>',
    ['paragraph: [тут](https://www.google.com/url?q=https://example.com/%E0%A4%A&sa=D)'],
  ],
  [
    'code and plain words of a page',
    '<p>До</p><p>&nbsp;</p><pre><code>bind "k"\n\njump</code></pre><blockquote><p>Цитата</p></blockquote><p><br></p>',
    ['paragraph: До', 'code', 'quote: Цитата'],
  ],
  [
    'code whose signs are signs',
    '<p>Метод <code>__init__ *b* ~~x~~</code> важен</p>',
    ['paragraph: Метод `__init__ *b* ~~x~~` важен'],
  ],
  [
    'a caption, which stands above its table',
    '<table><caption>Счёт</caption><tr><td>16</td><td>9</td></tr></table>',
    ['paragraph: Счёт', 'table: 16 | 9'],
  ],
  [
    'blocks that only a page knows, each a paragraph of its own',
    '<details><summary>Коротко</summary>Подробно</details><center>Посередине</center><fieldset><legend>Подпись</legend>Поле</fieldset><main>Главное</main>',
    [
      'paragraph: Коротко',
      'paragraph: Подробно',
      'paragraph: Посередине',
      'paragraph: Подпись',
      'paragraph: Поле',
      'paragraph: Главное',
    ],
  ],
  [
    'code in an item, which keeps its look and its indent',
    '<ul><li>Конфиг<pre><code>bind {\n  "k"\n}\n</code></pre></li></ul>',
    ['ul: Конфиг\n`bind {`\n`\u00a0\u00a0"k"`\n`}`'],
  ],
  ['a list that goes on with five', '<ol><li value="5">пять</li><li>шесть</li></ol>', ['ol5: пять; шесть']],
  ['words alone', 'просто <b>слова</b>', ['paragraph: просто *слова*']],
];

test.each(pasted)('what is pasted becomes blocks of an article: %s', (_what, html, blocks) => {
  expect(paste(html)).toEqual(blocks);
});

test.each(pastedPages)('the clipboard of %s becomes blocks of an article', (name, blocks) => {
  expect(paste(pastedPage(name))).toEqual(blocks);
});

test('pictures of other pages, which cannot come along, are counted; emoji, beacons and pictures of ours are not', () => {
  const told: number[] = [];
  const editor = openEditor({ blocks: [] }, (pictures) => void told.push(pictures));
  const src = `/files/blog/${'a'.repeat(24)}.webp`;
  editor.view.pasteHTML('<p>Слова <img alt="😀" src="a.png"><img width="1" height="1" src="b.gif"></p>');
  editor.view.pasteHTML(
    `<figure data-src="${src}" data-width="1" data-height="1"><img src="${src}"><figcaption>Подпись</figcaption></figure>`,
  );
  expect(told).toEqual([]);
  editor.view.pasteHTML(
    '<p>До<img src="https://example.com/a.png"></p><figure><img src="data:image/png;base64,AA=="></figure>',
  );
  expect(told).toEqual([2]);
  editor.destroy();
});
