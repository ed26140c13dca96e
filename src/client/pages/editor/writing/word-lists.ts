/** Word writes a list item as a paragraph with a style, preceded by its bullet or number. */
const wordItem = /<p\b[^>]*mso-list:([^>"']*?)level(\d)[^>]*>([\s\S]*?)<\/p>/gi;
const wordList = /(?:<p\b[^>]*mso-list:[^>"']*level\d[^>]*>[\s\S]*?<\/p>\s*)+/gi;
const wordSign = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i;

const isNumber = (sign: string): boolean => /^\s*[\da-zа-яё]{1,4}[.)]/i.test(sign.replaceAll(/<[^>]*>|&nbsp;/g, ' '));

interface Item {
  /** Word's id of the list. */
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

/** Consecutive items as nested lists; another list, or bullets instead of numbers, begins a new one. */
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

/** Converts lists that Word wrote as paragraphs into real lists. */
export const withWordLists = (html: string): string =>
  html.replace(wordList, (paragraphs) => nested(itemsOf(paragraphs)));
