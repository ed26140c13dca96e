import { parse } from '@babel/parser';
import type { CallExpression, File, Node, OptionalCallExpression, StringLiteral, TemplateLiteral } from '@babel/types';

/** A source with its syntax: what rules about written code are checked by. */
export interface Source {
  readonly text: string;
  readonly tree: File;
}

/** Only `.tsx` has JSX: elsewhere the same signs begin a type. */
export const parseSource = (file: string, text: string): Source => ({
  text,
  tree: parse(text, {
    sourceType: 'unambiguous',
    createParenthesizedExpressions: true,
    plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  }),
});

/** What hangs on a node and is no part of it. */
const beside: ReadonlySet<string> = new Set(['loc', 'extra', 'leadingComments', 'trailingComments', 'innerComments']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The parts of a node in the order in which they are written; of `{ a }` the name once. */
export const childrenOf = (node: Node): readonly Node[] => {
  if (node.type === 'File') return [node.program];
  if (node.type === 'ObjectProperty' && node.shorthand) return [node.value];
  const found: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'object' || beside.has(key)) continue;
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
};

export const startOf = (node: Node): number => node.start ?? 0;
export const endOf = (node: Node): number => node.end ?? 0;
export const lineOf = (node: Node): number => node.loc?.start.line ?? 0;
export const textOf = ({ text }: Source, node: Node): string => text.slice(startOf(node), endOf(node));

export const isCall = (node: Node | undefined): node is CallExpression | OptionalCallExpression =>
  node?.type === 'CallExpression' || node?.type === 'OptionalCallExpression';

export const isText = (node: Node | undefined | null): node is StringLiteral | TemplateLiteral =>
  node?.type === 'StringLiteral' || node?.type === 'TemplateLiteral';

/** The name behind the dot: `b` of `a.b` and of `a?.b`. */
export const memberName = (node: Node | undefined): string | undefined =>
  (node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression') &&
  node.property.type === 'Identifier'
    ? node.computed
      ? undefined
      : node.property.name
    : undefined;

/** The texts between the values of a template, and the values. */
export const partsOf = ({ quasis, expressions }: TemplateLiteral) => ({
  texts: quasis.map(({ value }) => value.cooked ?? value.raw),
  values: expressions,
});

/** What a string, or a template without values, says. */
export const wholeText = (node: Node | undefined | null): string | undefined => {
  if (node?.type === 'StringLiteral') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? partsOf(node).texts[0] : undefined;
};

const withValue: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** Types, which nothing is left of when the code runs. */
export const isTypeOnly = ({ type }: Node): boolean => type.startsWith('TS') && !withValue.has(type);
