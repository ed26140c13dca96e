import fs from 'node:fs';
import path from 'node:path';
import type { Node } from '@babel/types';
import {
  childrenOf,
  isCall,
  memberName,
  parseSource,
  partsOf,
  type Source,
  textOf,
  wholeText,
} from '../../scripts/syntax';
import { namesFrom } from './names-from';

const writing = /(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+"?(\w*)"?$/i;
const wholeStatement = /(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+"?([a-z]\w*)"?/gi;
/** Tables that functions of the database write on behalf of their callers. */
const byFunction: Readonly<Record<string, readonly string[]>> = { post_transfers: ['account', 'transfer'] };
const callOf = /\b([a-z]\w*)\(/g;
const methods: ReadonlySet<string> = new Set(['insert', 'update', 'delete']);

const sourcesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));

const parse = (file: string): Source => parseSource(file, fs.readFileSync(file, 'utf8'));

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
};

/** Table names of a schema folder, by the constant's name and by the name in the database. */
const tablesIn = (folder: string): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const file of sourcesIn(folder)) {
    const source = parse(file);
    walk(source.tree, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
      const { init: made } = node;
      if (!made || !isCall(made) || textOf(source, made.callee) !== 'pgTable') return;
      const [sqlName] = made.arguments;
      if (sqlName?.type !== 'StringLiteral') return;
      names.set(node.id.name, sqlName.value);
      names.set(sqlName.value, sqlName.value);
    });
  }
  return names;
};

/** Tables that a file imports from the schema, by their local names. */
const importedTables = (source: Source, tables: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const local = new Map<string, string>();
  for (const [name, { exported }] of namesFrom(source, '/db/schema/')) {
    const table = tables.get(exported);
    if (table !== undefined) local.set(name, table);
  }
  return local;
};

const writtenIn = (file: string, tables: ReadonlyMap<string, string>): readonly string[] => {
  const source = parse(file);
  const local = importedTables(source, tables);
  const found: (string | undefined)[] = [];
  const ofStatements = (text: string): void => {
    for (const [, name = ''] of text.matchAll(wholeStatement)) found.push(tables.get(name));
    for (const [, name = ''] of text.matchAll(callOf)) found.push(...(byFunction[name] ?? []));
  };
  walk(source.tree, (node) => {
    if (isCall(node)) {
      const [first] = node.arguments;
      if (methods.has(memberName(node.callee) ?? '') && first?.type === 'Identifier') found.push(local.get(first.name));
    }
    ofStatements(wholeText(node) ?? '');
    if (node.type !== 'TemplateLiteral' || node.expressions.length === 0) return;
    const { texts, values } = partsOf(node);
    for (const [index, text] of texts.entries()) {
      const value = values[index];
      if (value && writing.test(text)) found.push(local.get(textOf(source, value)));
      ofStatements(text);
    }
  });
  return found.filter((table) => table !== undefined);
};

/** The folder below `root` that a file belongs to: `features/tips`, `platform/ledger`, `composition`. */
const roomOf = (root: string, file: string): string => path.relative(root, file).split(path.sep).slice(0, 2).join('/');

/** The writers of each table of the server in `root`, through Drizzle or SQL; files below `except` are ignored. */
export const tableWriters = (root: string, except: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const tables = tablesIn(path.join(root, 'platform/db/schema'));
  const writers = new Map<string, Set<string>>();
  for (const file of sourcesIn(root)) {
    if (file.startsWith(path.join(root, except))) continue;
    for (const table of writtenIn(file, tables)) {
      const rooms = writers.get(table) ?? new Set();
      writers.set(table, rooms.add(roomOf(root, file)));
    }
  }
  return writers;
};
