import ts from 'typescript';

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

/** What may be a comment, or may be within a string: most files need not be looked at more closely. */
const mayBeComments = /\/\/.*|\/\*[^]*?\*\//g;

const commentsOf = (source: ts.SourceFile): readonly string[] => {
  const { text } = source;
  if (![...text.matchAll(mayBeComments)].some(([comment]) => hasCyrillic(comment))) return [];
  const found = new Map<number, string>();
  const keep = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) found.set(pos, text.slice(pos, end));
  };
  const visit = (node: ts.Node): void => {
    // In JSX the same signs are text.
    if (!ts.isJsxText(node)) {
      keep(ts.getLeadingCommentRanges(text, node.getFullStart()));
      keep(ts.getTrailingCommentRanges(text, node.getEnd()));
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()];
};

/** A key of an object names a piece of data, such as the column of a file that people open. */
const isKey = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent);
};

const callees: readonly (readonly [Place, RegExp])[] = [
  ['title', /^(?:test|it|describe)\b/],
  ['output', /\b(?:log|logger|console)\.\w+$|\bstd(?:out|err)\.write$|^print(?:Step|Failure)$/],
];

/** What the first argument of a call, or of a new error, is for. */
const placeOfArgument = (node: ts.Node): Place | null => {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText()) ? 'error' : null;
  if (!ts.isCallExpression(node)) return null;
  const name = node.expression.getText().replace(/\.(?:each|only|skip)\b.*$/s, '');
  return callees.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
};

/** Tables of `test.each` are data, not titles. */
const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Everything in a source that is in Russian although it is not for people to read. */
export const russianOf = (file: string, text: string): readonly Found[] => {
  if (!hasCyrillic(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = commentsOf(source)
    .filter(isInRussian)
    .map((comment) => ({ place: 'comment', text: comment }));
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && hasCyrillic(node.text) && !isKey(node)) found.push({ place: 'name', text: node.text });
    const place = placeOfArgument(node);
    const [first] = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
    if (place && first && isText(first) && isInRussian(first.getText().replaceAll(/^`|`$/g, '')))
      found.push({ place, text: first.getText() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
