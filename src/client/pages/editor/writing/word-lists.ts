/** Word writes an item of a list as a paragraph that says so in its style, with its sign in front. */
const wordItem = /<p\b[^>]*mso-list:([^>"']*?)level(\d)[^>]*>([\s\S]*?)<\/p>/gi;
const wordList = /(?:<p\b[^>]*mso-list:[^>"']*level\d[^>]*>[\s\S]*?<\/p>\s*)+/gi;
const wordSign = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i;

const isNumber = (sign: string): boolean => /^\s*[\da-zа-яё]{1,4}[.)]/i.test(sign.replaceAll(/<[^>]*>|&nbsp;/g, ' '));

interface Item {
  /** Word's name of the list. */
  readonly list: string;
  readonly level: number;
  readonly tag: 'ol' | 'ul';
  readonly words: string;
}

const itemsOf = (paragraphs: string): readonly Item[] =>
  [...paragraphs.matchAll(wordItem)].map(([, list = '', level = '1', inner = '']) => ({
    list: list.trim(),
    level: Number(level),
    tag: isNumber(wordSign.exec(inner)?.[1] ?? '') ? 'ol' : 'ul',
    words: inner.replace(wordSign, ''),
  }));

/** Items in a row as lists in lists; another list, or signs of another kind, begin anew. */
const nested = (items: readonly Item[]): string => {
  const open: Item[] = [];
  let html = '';
  const close = (): void => {
    html += `</li></${open.pop()?.tag ?? 'ul'}>`;
  };
  for (const item of items) {
    while (open.length > item.level) close();
    const beside = open.length === item.level ? open.at(-1) : undefined;
    if (beside?.tag === item.tag && beside.list === item.list) html += '</li>';
    else {
      if (beside !== undefined) close();
      html += `<${item.tag}>`;
      open.push(item);
    }
    html += `<li><p>${item.words}</p>`;
  }
  while (open.length > 0) close();
  return html;
};

/** Lists that Word wrote as paragraphs, as lists. */
export const withWordLists = (html: string): string =>
  html.replace(wordList, (paragraphs) => nested(itemsOf(paragraphs)));
