import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Fault[] = [];
  const add = (node: { readonly start: number; readonly end: number }, becomes: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.start).line + 1;
    found.push({ file, line, ...node, was: text.slice(node.start, node.end), becomes });
  };
  const at = (node: ts.Node) => ({ start: node.getStart(source), end: node.end });
  const textOf = (node: ts.Node): string => node.getText(source);
  /** Leaves one out of a list of two or more. */
  const dropEach = (list: ts.NodeArray<ts.Node>): void => {
    if (list.length < 2) return;
    for (const [index, one] of list.entries()) {
      const next = list[index + 1];
      const before = list[index - 1];
      if (next !== undefined) add({ start: one.getStart(source), end: next.getStart(source) }, '');
      else if (before !== undefined) add({ start: before.end, end: one.end }, '');
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const named =
      ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isShorthandPropertyAssignment(node);
    if (named && shownOnly.has(textOf(node.name))) return;
    if (ts.isBinaryExpression(node)) {
      const becomes = swaps[textOf(node.operatorToken)];
      if (becomes !== undefined) add(at(node.operatorToken), becomes);
    }
    if (ts.isNumericLiteral(node)) add(at(node), String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(at(node), 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(at(node), 'true');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(at(node), textOf(node.operand));
    if (ts.isConditionalExpression(node))
      add(
        { start: node.whenTrue.getStart(source), end: node.whenFalse.end },
        `${textOf(node.whenFalse)} : ${textOf(node.whenTrue)}`,
      );
    if (ts.isStringLiteral(node)) {
      const place = statuses.indexOf(node.text);
      if (place >= 0) add(at(node), `'${statuses[(place + 1) % statuses.length]}'`);
      else if (node.text.startsWith('SQUADS_'))
        add(at(node), node.text === 'SQUADS_FULL' ? `'SQUADS_NOT_OWNER'` : `'SQUADS_FULL'`);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const becomes = names[node.name.text];
      if (becomes !== undefined) add(at(node.name), becomes);
    }
    if (ts.isArrayLiteralExpression(node)) dropEach(node.elements);
    if (ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression) && node.expression.text === 'inOrder') dropEach(node.arguments);
      if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'filter')
        add({ start: node.expression.expression.end, end: node.end }, '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
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
