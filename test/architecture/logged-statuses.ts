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
const leavesStatus = (given: Node | undefined): boolean =>
  given?.type === 'ObjectExpression' &&
  given.properties.every((one) => {
    if (one.type === 'SpreadElement' || one.computed) return false;
    const name = one.key.type === 'Identifier' ? one.key.name : wholeText(one.key);
    return name !== undefined && !ofSteps.has(name);
  });

/** What `.set(…)` after `update(table)` is given, by what stands around it. */
const givenToSet = ([parent, around]: readonly Node[]): Node | undefined =>
  memberName(parent) === 'set' && isCall(around) ? around.arguments[0] : undefined;

/** Tables whose status a file may write: by Drizzle, or by SQL, of which anything counts that writes the table. */
const statusesWrittenIn = (source: Source): ReadonlySet<string> => {
  const names = namesFrom(source, '/db/schema/');
  const found = new Set<string>();
  const note = (table: string | undefined): void => {
    if (table !== undefined && (table === anyTable || table in loggedTables)) found.add(table);
  };
  const ofText = (text: string): void => {
    for (const [, name = ''] of text.matchAll(statement)) note(tablesBySql.get(name));
  };
  const ofCall = (node: Node, around: readonly Node[]): void => {
    const [first] = isCall(node) ? node.arguments : [];
    if (!isCall(node) || first?.type !== 'Identifier') return;
    const method = memberName(node.callee);
    const table = names.get(first.name)?.exported;
    if (method === 'insert' || method === 'delete') note(table);
    if (method === 'update' && !leavesStatus(givenToSet(around))) note(table);
  };
  const visit = (node: Node, around: readonly Node[]): void => {
    ofCall(node, around);
    ofText(wholeText(node) ?? '');
    if (node.type === 'TemplateLiteral' && node.expressions.length > 0) {
      const { texts, values } = partsOf(node);
      for (const [index, text] of texts.entries()) {
        const value = values[index];
        if (value && opening.test(text)) note(names.get(textOf(source, value))?.exported ?? anyTable);
        ofText(text);
      }
    }
    for (const child of childrenOf(node)) visit(child, [node, ...around.slice(0, 1)]);
  };
  visit(source.tree, []);
  return found;
};

/** `file: table` of each place of the server that writes a status without its log. */
export const unloggedStatuses = (root: string): readonly string[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const source = parseSource(file, text);
      const own = file.split(path.sep).join('/');
      return [...statusesWrittenIn(source)].flatMap((table) =>
        loggedTables[table]?.writer === own ? [] : [`${own}: ${table}`],
      );
    })
    .toSorted();
