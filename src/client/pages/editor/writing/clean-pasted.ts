import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { withWordLists } from './word-lists';

/** Excel says what is bold, italic or struck through by classes of its own, whose rules stand in the head. */
const rule = /\.((?:xl|font)\d+)\s*\{([^}]*)\}/g;
const looks = /(?:font-weight|font-style|text-decoration)\s*:[^;"'}]+/g;
const worn = /(<(?:td|th|font|span)\b[^>]*?)\bclass=["']?((?:xl|font)\d+)["']?/gi;

/** Adds to each such element what its class says, as `data-look`: styles do not come through the clipboard. */
const withSheetStyles = (html: string): string => {
  const classes = new Map<string, string>();
  for (const [, name = '', declarations = ''] of html.matchAll(rule))
    classes.set(name, (declarations.match(looks) ?? []).join(';').replaceAll(/\s+/g, ' '));
  if (classes.size === 0) return html;
  return html.replace(worn, (whole, before: string, name: string) => {
    const look = classes.get(name) ?? '';
    return look === '' ? whole : `${before}data-look="${look}"`;
  });
};

/** Markup of Word and Google Docs without text of the author. */
const noise: readonly RegExp[] = [
  // Word: text deleted in a review, comments with their references, the line above footnotes.
  /<del\b[^>]*\bdatetime=[^>]*>[\s\S]*?<\/del>/gi,
  /<a\b[^>]*mso-comment-reference:[^>]*>[\s\S]*?<\/a>/gi,
  /<div\b[^>]*mso-element:comment-list[\s\S]*$/i,
  /<br clear=all>\s*<hr\b[^>]*width="33%"[^>]*>/gi,
  /<o:p>(?:&nbsp;|\s)*<\/o:p>/gi,
  /<!--[\s\S]*?-->|<!\[[\s\S]*?\]>|<(style|script|xml|title)\b[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]*>|<\/?o:p>/gi,
];

/** Headings of any depth become the two that an article has. */
const headings: readonly (readonly [RegExp, string])[] = [
  [/<p\b[^>]*class=["']?MsoTitle\b[^>]*>([\s\S]*?)<\/p>/gi, '<h2>$1</h2>'],
  [/<(\/?)h1\b/gi, '<$1h2'],
  [/<(\/?)h[4-6]\b/gi, '<$1h3'],
];

/** Google redirects links through itself; they get their original target. */
const detour = /href="https:\/\/www\.google\.com\/url\?q=([^&"]+)[^"]*"/gi;

const straight = (whole: string, target: string): string => {
  try {
    return `href="${encodeURI(decodeURIComponent(target)).replaceAll('&', '&amp;')}"`;
  } catch {
    return whole;
  }
};

/**
 * Cleans pasted HTML before the editor's schema parses it, which drops everything it does not know (colours, fonts,
 * foreign pictures).
 */
export const cleanPasted = (html: string): string => {
  const bare = noise.reduce((text, found) => text.replace(found, ''), withSheetStyles(withWordLists(html)));
  return headings.reduce((text, [found, put]) => text.replace(found, put), bare).replace(detour, straight);
};

const isBlank = (node: Node): boolean => {
  if (!node.isTextblock || node.type.spec.code === true) return false;
  let blank = true;
  node.forEach((one) => {
    blank &&= one.isText ? (one.text ?? '').trim() === '' : one.type.name === 'hardBreak';
  });
  return blank;
};

/** Drops empty paragraphs used as spacing: an article has its own. */
export const withoutBlanks = (slice: Slice): Slice => {
  const nodes: Node[] = [];
  slice.content.forEach((node) => nodes.push(node));
  const filled = nodes.filter((node) => !isBlank(node));
  if (filled.length === 0 || filled.length === nodes.length) return slice;
  return new Slice(
    Fragment.from(filled),
    filled[0] === nodes[0] ? slice.openStart : 0,
    filled.at(-1) === nodes.at(-1) ? slice.openEnd : 0,
  );
};
