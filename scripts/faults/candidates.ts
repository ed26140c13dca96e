import fs from 'node:fs';
import path from 'node:path';
import type { Node } from '@babel/types';
import { childrenOf, endOf, isCall, isTypeOnly, lineOf, memberName, parseSource, startOf, textOf } from '../syntax';

/** One small wrong change of a source file. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
}

const folders = [
  'src/domain/squad/rules',
  'src/domain/squad/events',
  'src/domain/squad/steps',
  'src/domain/squad/selectors',
  'src/domain/squad/books',
];
const files = [
  'src/domain/squad/statuses.ts',
  'src/domain/squad/step-by-table.ts',
  'src/domain/squad/facts/changed-squad.ts',
  'src/domain/squad/deadlines.ts',
  'src/domain/squad/dispute-states.ts',
  'src/domain/squad/early-finish-states.ts',
  'src/domain/squad/announce-change.ts',
  'src/domain/squad/facts/squad-timers.ts',
  'src/domain/squad/facts/squad-limits.ts',
  'src/domain/pricing/quote.ts',
  'src/domain/pricing/rates.ts',
  'src/domain/money/purse.ts',
  'src/domain/money/split.ts',
];

/** What only pages and lists ask for: a market has none, so that a fault there is not its to find. */
const shownOnly = new Set([
  'samples',
  'description',
  'label',
  'effects',
  'closing',
  'history',
  'lines',
  'stages',
  'heldTokens',
  'idealMate',
  'nextDeadline',
  'isSquadDeadlineKind',
  'waitingFor',
  'byStatus',
  'ownPayment',
  'priceOf',
  'friendShare',
  'newFriendId',
  'isOfferedDuration',
  'offeredDurations',
  'hourPrice',
  'inviteTerms',
  'maxGameSlots',
  'minLanguages',
  'maxLanguages',
  'maxCalled',
  'reasonMin',
  'reasonMax',
  'maxFiles',
  'maxFileBytes',
]);
const shownFiles = ['strike-consequence.ts', 'promo-refusal.ts', 'price-with.ts'];

const swaps: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
};
const names: Readonly<Record<string, string>> = {
  floor: 'ceil',
  ceil: 'floor',
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
};
const statuses = ['PENDING', 'READY', 'STARTED', 'IN_A_GAME', 'FINISHED', 'DISBANDED'];

/** Every fault that could be planted in a text. */
const faultsIn = (file: string, text: string): readonly Fault[] => {
  const source = parseSource(file, text);
  const found: Fault[] = [];
  const add = (line: number, start: number, end: number, becomes: string): void => {
    found.push({ file, line, start, end, was: text.slice(start, end), becomes });
  };
  const change = (node: Node, becomes: string): void => add(lineOf(node), startOf(node), endOf(node), becomes);
  const lineAt = (place: number): number => text.slice(0, place).split('\n').length;
  const drop = (start: number, end: number): void => add(lineAt(start), start, end, '');
  const read = (node: Node): string => textOf(source, node);
  /** Leaves one out of a list of two or more. */
  const dropEach = (list: readonly (Node | null)[]): void => {
    const all = list.filter((one) => one !== null);
    if (all.length < 2) return;
    for (const [index, one] of all.entries()) {
      const next = all[index + 1];
      const before = all[index - 1];
      if (next !== undefined) drop(startOf(one), startOf(next));
      else if (before !== undefined) drop(endOf(before), endOf(one));
    }
  };
  const visit = (node: Node, parent: Node): void => {
    if (isTypeOnly(node) || node.type === 'ImportDeclaration') return;
    if (node.type === 'ObjectProperty' && parent.type === 'ObjectExpression' && shownOnly.has(read(node.key))) return;
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && shownOnly.has(node.id.name)) return;
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const start = text.indexOf(node.operator, endOf(node.left));
      const becomes = swaps[node.operator];
      if (becomes !== undefined) add(lineAt(start), start, start + node.operator.length, becomes);
    }
    if (node.type === 'NumericLiteral') change(node, String(node.value + 1));
    if (node.type === 'BooleanLiteral') change(node, String(!node.value));
    if (node.type === 'UnaryExpression' && node.operator === '!') change(node, read(node.argument));
    if (node.type === 'ConditionalExpression') {
      const { consequent: one, alternate: other } = node;
      add(lineOf(one), startOf(one), endOf(other), `${read(other)} : ${read(one)}`);
    }
    if (node.type === 'StringLiteral') {
      const place = statuses.indexOf(node.value);
      if (place >= 0) change(node, `'${statuses[(place + 1) % statuses.length]}'`);
      else if (node.value.startsWith('SQUADS_'))
        change(node, node.value === 'SQUADS_FULL' ? `'SQUADS_NOT_OWNER'` : `'SQUADS_FULL'`);
    }
    if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
      const becomes = names[memberName(node) ?? ''];
      if (becomes !== undefined) change(node.property, becomes);
    }
    if (node.type === 'ArrayExpression') dropEach(node.elements);
    if (isCall(node)) {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'inOrder') dropEach(node.arguments);
      if (memberName(callee) === 'filter' && 'object' in callee) drop(endOf(callee.object), endOf(node));
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(source.tree, source.tree);
  return found;
};

/** Every fault that could be planted in the rules, the steps and the books, in the order of the files. */
export const allFaults = (root: string): readonly Fault[] => {
  const inFolders = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          name.endsWith('.ts') && !name.startsWith('all-') && !shownFiles.includes(name.split('/').at(-1) ?? ''),
      )
      .map((name) => path.join(folder, name)),
  );
  return [...inFolders, ...files]
    .toSorted()
    .flatMap((file) => faultsIn(file, fs.readFileSync(path.join(root, file), 'utf8')));
};
