import type { Node } from '@babel/types';
import { childrenOf, isCall, isText, parseSource, type Source, textOf } from '../../scripts/syntax';

/** Where the language of the code is English: all that is Russian is what people read. */
export type Place = 'comment' | 'name' | 'title' | 'error' | 'output';

export interface Found {
  readonly place: Place;
  readonly text: string;
}

/** Russian words that a text quotes: «…» of the business or the specification, and `…` of the code. */
const quotes = /«[^»]*»|`[^`]*`/g;

export const hasCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

/** Whether there is more Russian than the words that the text quotes. */
export const isInRussian = (text: string): boolean => hasCyrillic(text.replaceAll(quotes, ''));

const commentsOf = ({ text, tree }: Source): readonly string[] =>
  (tree.comments ?? []).map(({ start, end }) => text.slice(start ?? 0, end ?? 0));

/** A key of an object names a piece of data, such as the column of a file that people open. */
const isKey = (node: Node, parent: Node, holder: Node | undefined): boolean => {
  if (parent.type === 'MemberExpression' || parent.type === 'OptionalMemberExpression') return true;
  if (parent.type !== 'ObjectProperty' || parent.shorthand) return false;
  return holder?.type === 'ObjectExpression' || parent.key === node;
};

const callees: readonly (readonly [Place, RegExp])[] = [
  ['title', /^(?:test|it|describe)\b/],
  ['output', /\b(?:log|logger|console)\.\w+$|\bstd(?:out|err)\.write$|^print(?:Step|Failure)$/],
];

/** What the first argument of a call, or of a new error, is for. */
const placeOfArgument = (source: Source, node: Node): Place | null => {
  if (node.type === 'NewExpression') return /Error$/.test(textOf(source, node.callee)) ? 'error' : null;
  if (!isCall(node)) return null;
  const name = textOf(source, node.callee).replace(/\.(?:each|only|skip)\b.*$/s, '');
  return callees.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
};

const isName = (node: Node): node is Extract<Node, { readonly type: 'Identifier' | 'JSXIdentifier' }> =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier';

/** Everything in a source that is in Russian although it is not for people to read. */
export const russianOf = (file: string, text: string): readonly Found[] => {
  if (!hasCyrillic(text)) return [];
  const source = parseSource(file, text);
  const found: Found[] = commentsOf(source)
    .filter(isInRussian)
    .map((comment) => ({ place: 'comment', text: comment }));
  const visit = (node: Node, parent: Node, holder?: Node): void => {
    if (isName(node) && hasCyrillic(node.name) && !isKey(node, parent, holder))
      found.push({ place: 'name', text: node.name });
    const place = placeOfArgument(source, node);
    const [first] = isCall(node) || node.type === 'NewExpression' ? node.arguments : [];
    // Tables of `test.each` are data, not titles.
    if (place && first && isText(first) && isInRussian(textOf(source, first).replaceAll(/^`|`$/g, '')))
      found.push({ place, text: textOf(source, first) });
    for (const child of childrenOf(node)) visit(child, node, parent);
  };
  visit(source.tree, source.tree);
  return found;
};
