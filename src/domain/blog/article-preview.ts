import { type ArticleBlock, type ArticleDocument, textOfBlock, type TextRun } from './article-document';
import { outlineOf } from './article-reading';
import { articleTerms } from './article-terms';

const { percent, maxCharacters } = articleTerms.preview;

/** How many characters of a document of this length are free (domain rules, section 4). */
const previewLength = (characters: number): number => Math.min(Math.floor((characters * percent) / 100), maxCharacters);

/** Characters that may be free at most, and characters above the author's cut line (null without a cut line). */
export const previewMeasure = (document: ArticleDocument): { readonly most: number; readonly above: number | null } => {
  const cut = document.blocks.findIndex(({ type }) => type === 'cut');
  return {
    most: previewLength(charactersOf(document)),
    above: cut === -1 ? null : charactersOf({ blocks: document.blocks.slice(0, cut).filter(isFree) }),
  };
};

/** The first `left` characters, cut at the end of a word if there is one. */
const cutText = (text: string, left: number): string => {
  if (text.length <= left) return text;
  const part = text.slice(0, left);
  const space = part.search(/\s\S*$/);
  const whole = space > 0 ? part.slice(0, space) : part;
  // A lone surrogate (half of a character outside the basic plane) must not remain.
  return /[\uD800-\uDBFF]$/.test(whole) ? whole.slice(0, -1) : whole;
};

const cutRuns = (runs: readonly TextRun[], left: number): readonly TextRun[] => {
  const result: TextRun[] = [];
  let rest = left;
  for (const run of runs) {
    const text = cutText(run.text, rest);
    if (text !== '') result.push({ ...run, text });
    if (text.length < run.text.length) break;
    rest -= text.length;
  }
  return result;
};

/** As much of a block as fits into `left` characters; null for a block that cannot be shortened. */
const cutBlock = (block: ArticleBlock, left: number): ArticleBlock | null => {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
    case 'callout': {
      const text = cutRuns(block.text, left);
      return text.length === 0 ? null : { ...block, text };
    }
    default:
      return null;
  }
};

/** Pictures and videos are never free: readers pay for them as for the text. */
const isFree = ({ type }: ArticleBlock): boolean => type !== 'video' && type !== 'gallery' && type !== 'image';

const charactersOf = ({ blocks }: ArticleDocument): number =>
  blocks.reduce((sum, block) => sum + textOfBlock(block).length, 0);

const firstBlocks = ({ blocks }: ArticleDocument, characters: number): readonly ArticleBlock[] => {
  let left = characters;
  const open: ArticleBlock[] = [];
  for (const block of blocks) {
    if (block.type === 'cut') break;
    if (!isFree(block)) continue;
    const { length } = textOfBlock(block);
    if (length > left) {
      const part = cutBlock(block, left);
      if (part) open.push(part);
      break;
    }
    open.push(block);
    left -= length;
  }
  return open;
};

/** The first titles that fit into so many characters. */
const firstTitles = (outline: ReturnType<typeof outlineOf>, characters: number) => {
  let left = characters;
  const end = outline.findIndex(({ title }) => (left -= title.length) < 0);
  return end === -1 ? outline : outline.slice(0, end);
};

const count = ({ blocks }: ArticleDocument, ...types: readonly string[]): number =>
  blocks.filter(({ type }) => types.includes(type)).length;

/**
 * The free preview of a paid article: 20 % of its characters, 800 at most, nothing below the author's cut line, no
 * pictures and no videos (domain rules, section 4). Titles of the locked sections count towards these characters, a
 * third of them at most.
 */
export const previewOf = (document: ArticleDocument) => {
  const measure = previewLength(charactersOf(document));
  const outline = outlineOf(document);
  const titles = firstTitles(outline, Math.floor(measure / 3));
  const taken = titles.reduce((sum, { title }) => sum + title.length, 0);
  const open: ArticleDocument = { blocks: firstBlocks(document, measure - taken) };
  const shown = new Set(outlineOf(open).map(({ id }) => id));
  const behind = ({ id }: { readonly id: string }): boolean => !shown.has(id);
  return {
    document: open,
    locked: {
      titles: titles.filter(behind).map(({ title }) => title),
      sections: outline.filter(behind).length,
      pictures: count(document, 'image', 'gallery'),
      videos: count(document, 'video'),
    },
  };
};

/**
 * Where the free preview of a paid article ends, shown to its author: the last free block, whether that block is cut
 * inside, and the number of free characters. Null when nothing is free.
 */
export const previewEndOf = (
  document: ArticleDocument,
): { readonly blockId: string; readonly inside: boolean; readonly characters: number } | null => {
  const open = previewOf(document).document;
  const last = open.blocks.at(-1);
  const whole = document.blocks.find(({ id }) => id === last?.id);
  if (last === undefined || whole === undefined) return null;
  return {
    blockId: last.id,
    inside: textOfBlock(last).length < textOfBlock(whole).length,
    characters: charactersOf(open),
  };
};
