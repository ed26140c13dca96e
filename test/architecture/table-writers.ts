import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
};

/** Table names of a schema folder, by the constant's name and by the name in the database. */
const tablesIn = (folder: string): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const file of sourcesIn(folder))
    walk(parse(file), (node) => {
      if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
      const { initializer: made } = node;
      if (!made || !ts.isCallExpression(made) || made.expression.getText() !== 'pgTable') return;
      const [sqlName] = made.arguments;
      if (!sqlName || !ts.isStringLiteral(sqlName)) return;
      names.set(node.name.text, sqlName.text);
      names.set(sqlName.text, sqlName.text);
    });
  return names;
};

/** Tables that a file imports from the schema, by their local names. */
const importedTables = (source: ts.SourceFile, tables: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const local = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.getText().includes('/db/schema/')) continue;
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements) {
      const table = tables.get((propertyName ?? name).text);
      if (table !== undefined) local.set(name.text, table);
    }
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
  walk(source, (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      if (methods.has(node.expression.name.text) && first && ts.isIdentifier(first)) found.push(local.get(first.text));
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ofStatements(node.text);
    if (!ts.isTemplateExpression(node)) return;
    ofStatements(node.head.text);
    let before = node.head.text;
    for (const { expression, literal } of node.templateSpans) {
      if (writing.test(before)) found.push(local.get(expression.getText()));
      ofStatements(literal.text);
      before = literal.text;
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
