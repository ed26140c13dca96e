import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Node } from '@babel/types';
import { childrenOf, parseSource, textOf } from '../../scripts/syntax';

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
const newer: ReadonlySet<Node['type']> = new Set([
  'ArrowFunctionExpression',
  'TemplateLiteral',
  'SpreadElement',
  'ObjectPattern',
  'ArrayPattern',
  'ClassDeclaration',
  'ClassExpression',
  'ForOfStatement',
  'OptionalMemberExpression',
  'OptionalCallExpression',
  'ImportDeclaration',
  'AwaitExpression',
]);

const isNewer = (node: Node): boolean =>
  newer.has(node.type) ||
  (node.type === 'ObjectProperty' && node.shorthand) ||
  (node.type === 'VariableDeclaration' && node.kind !== 'var') ||
  (node.type === 'LogicalExpression' && node.operator === '??');

const newerIn = (text: string): readonly string[] => {
  const source = parseSource('a.js', text);
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isNewer(node)) found.push(textOf(source, node));
    childrenOf(node).forEach(visit);
  };
  visit(source.tree);
  return found;
};

test('an old Node can read what it is told by', () => {
  expect(newerIn(fs.readFileSync(file, 'utf8'))).toEqual([]);
  expect(newerIn('const a = b?.c ?? `d`; for (var e of f) g(() => h);').length).toBe(6);
});
