import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '../..');
const file = path.join(root, 'scripts/before-start.cjs');
const { whatIsMissing }: { whatIsMissing(version: string, folder: string): string } = jest.requireActual(file);

test.each(['0.12.18', '18.20.8', '20.9.0', '20.18.3'])('Node %s is refused with the way out', (version) => {
  expect(whatIsMissing(version, root)).toBe(
    `Naparnik needs Node.js 20.19 or newer and this is ${version}: install a newer one (https://nodejs.org), then run npm ci and npm start.`,
  );
});

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s will do', (version) => {
  expect(whatIsMissing(version, root)).toBe('');
});

test('a folder without packages is told what to run', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-bare-'));
  expect(whatIsMissing('20.19.0', folder)).toBe('The packages are not installed: run npm ci, then npm start.');
  fs.rmdirSync(folder);
});

test('npm start looks before anything else runs, and says nothing when all is there', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(scripts.start).toMatch(/^node scripts\/before-start\.cjs && /);
  expect(execFileSync(process.execPath, [file], { cwd: os.tmpdir(), encoding: 'utf8' })).toBe('');
});

/** Syntax that Node 0.12 cannot read. */
const isNewer = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) ||
  ts.isTemplateLiteral(node) ||
  ts.isSpreadElement(node) ||
  ts.isSpreadAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isObjectBindingPattern(node) ||
  ts.isArrayBindingPattern(node) ||
  ts.isClassLike(node) ||
  ts.isForOfStatement(node) ||
  ts.isOptionalChain(node) ||
  ts.isImportDeclaration(node) ||
  ts.isAwaitExpression(node) ||
  (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.BlockScoped) !== 0) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken);

const newerIn = (text: string): readonly string[] => {
  const source = ts.createSourceFile('a.js', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isNewer(node)) found.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

test('an old Node can read what it is told by', () => {
  expect(newerIn(fs.readFileSync(file, 'utf8'))).toEqual([]);
  expect(newerIn('const a = b?.c ?? `d`; for (var e of f) g(() => h);').length).toBe(6);
});
