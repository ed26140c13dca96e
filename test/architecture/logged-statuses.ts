import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Tables whose status changes with a step that is logged, by the constant's name; and their only writer. */
export const loggedTables: Readonly<Record<string, { readonly sql: string; readonly writer: string }>> = {
  squad: { sql: 'squad', writer: 'features/squads/store/squad-store.ts' },
  booking: { sql: 'booking', writer: 'features/bookings/commit-booking.ts' },
  blogArticle: { sql: 'blog_article', writer: 'features/blog/write/commit-article.ts' },
  balanceReserve: { sql: 'balance_reserve', writer: 'features/reserves/commit-reserve.ts' },
  unreserveTransaction: { sql: 'unreserve_transaction', writer: 'features/reserves/commit-reserve.ts' },
  withdrawal: { sql: 'withdrawal', writer: 'features/balance/commit-withdrawal.ts' },
  deposit: { sql: 'deposit', writer: 'features/balance/deposits/commit-deposit.ts' },
  giftCertificate: { sql: 'gift_certificate', writer: 'features/gift-certificates/commit-certificate.ts' },
  draw: { sql: 'draw', writer: 'features/draws/commit-draw.ts' },
};

/** The columns that a step is responsible for. */
const ofSteps: ReadonlySet<string> = new Set(['status', 'live']);

const tablesBySql = new Map(Object.entries(loggedTables).map(([name, { sql }]) => [sql, name]));
const statement = /(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+"?([a-z]\w*)"?/gi;
const opening = /(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+$/i;

/** What SQL writes where its table is given to a function. */
const anyTable = 'any table';

/** Whether what `set` is given is written out, and without a column of a step. */
const leavesStatus = (given: ts.Expression | undefined): boolean =>
  given !== undefined &&
  ts.isObjectLiteralExpression(given) &&
  given.properties.every(
    ({ name }) => name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && !ofSteps.has(name.text),
  );

/** What `.set(…)` after `update(table)` is given. */
const givenToSet = (update: ts.CallExpression): ts.Expression | undefined => {
  const { parent } = update;
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== 'set') return undefined;
  return ts.isCallExpression(parent.parent) ? parent.parent.arguments[0] : undefined;
};

/** Names that the schema's tables have in a file. */
const namesIn = (source: ts.SourceFile): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const one of source.statements) {
    if (!ts.isImportDeclaration(one) || !one.moduleSpecifier.getText().includes('/db/schema/')) continue;
    const bindings = one.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements) names.set(name.text, (propertyName ?? name).text);
  }
  return names;
};

/** Tables whose status a file may write: by Drizzle, or by SQL, of which anything counts that writes the table. */
const statusesWrittenIn = (source: ts.SourceFile): ReadonlySet<string> => {
  const names = namesIn(source);
  const found = new Set<string>();
  const note = (table: string | undefined): void => {
    if (table !== undefined && (table === anyTable || table in loggedTables)) found.add(table);
  };
  const ofText = (text: string): void => {
    for (const [, name = ''] of text.matchAll(statement)) note(tablesBySql.get(name));
  };
  const ofCall = (node: ts.CallExpression): void => {
    const [first] = node.arguments;
    if (!ts.isPropertyAccessExpression(node.expression) || !first || !ts.isIdentifier(first)) return;
    const method = node.expression.name.text;
    if (method === 'insert' || method === 'delete') note(names.get(first.text));
    if (method === 'update' && !leavesStatus(givenToSet(node))) note(names.get(first.text));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) ofCall(node);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ofText(node.text);
    if (ts.isTemplateExpression(node)) {
      ofText(node.head.text);
      let before = node.head.text;
      for (const { expression, literal } of node.templateSpans) {
        if (opening.test(before)) note(names.get(expression.getText()) ?? anyTable);
        ofText(literal.text);
        before = literal.text;
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

/** `file: table` of each place of the server that writes a status without its log. */
export const unloggedStatuses = (root: string): readonly string[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const own = file.split(path.sep).join('/');
      return [...statusesWrittenIn(source)].flatMap((table) =>
        loggedTables[table]?.writer === own ? [] : [`${own}: ${table}`],
      );
    })
    .toSorted();
