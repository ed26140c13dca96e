import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { withWordLists } from './word-lists';

/** Pieces of Word and Google Docs that are nobody's words. */
const noise: readonly RegExp[] = [
  // Word: what was struck out in a review, remarks with their signs, the line above footnotes.
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

/** Google leads links through itself; they lead where they say again. */
const detour = /href="https:\/\/www\.google\.com\/url\?q=([^&"]+)[^"]*"/gi;

const straight = (whole: string, target: string): string => {
  try {
    return `href="${encodeURI(decodeURIComponent(target)).replaceAll('&', '&amp;')}"`;
  } catch {
    return whole;
  }
};

/**
 * What is pasted before the editor's schema looks at it; whatever the schema does not name (colours, fonts, foreign
 * pictures) falls away there.
 */
export const cleanPasted = (html: string): string => {
  const bare = noise.reduce((text, found) => text.replace(found, ''), withWordLists(html));
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

/** Paragraphs that only kept others apart: an article has its own distances. */
export const withoutBlanks = (slice: Slice): Slice => {
  const nodes: Node[] = [];
  slice.content.forEach((node) => nodes.push(node));
  const kept = nodes.filter((node) => !isBlank(node));
  if (kept.length === 0 || kept.length === nodes.length) return slice;
  return new Slice(
    Fragment.from(kept),
    kept[0] === nodes[0] ? slice.openStart : 0,
    kept.at(-1) === nodes.at(-1) ? slice.openEnd : 0,
  );
};
