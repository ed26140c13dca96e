import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { App } from '../../platform/app';
import { ownTables } from './own-tables';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { OwnTable } from './own-table';

/** Rows read at once: some hundreds of kilobytes. */
const atOnce = 1000;

const named = (name: string): SQL => sql`${sql.identifier(name)}`;

/** Which rows of a table belong to a person. */
const isOwn = (table: OwnTable, userId: string): SQL => {
  if ('whose' in table)
    return sql.join(
      table.whose.map((column) => sql`${named(column)} = ${userId}`),
      sql` OR `,
    );
  const { column, table: parent, key = 'id' } = table.through;
  const above = ownTables[parent];
  if (above === undefined) throw new Error(`${parent} does not go out`);
  return sql`${named(column)} IN (SELECT ${named(key)} FROM ${named(parent)} WHERE ${isOwn(above, userId)})`;
};

/** A person's rows of a table as JSON texts, some at a time. Within a transaction that lasts until the last. */
async function* rowsOf(tx: Tx, name: string, table: OwnTable, userId: string): AsyncGenerator<readonly string[]> {
  const columns = sql.join(table.columns.split(' ').map(named), sql`, `);
  await tx.execute(
    sql`DECLARE own_rows NO SCROLL CURSOR FOR SELECT row_to_json(own_row)::text AS line FROM (SELECT ${columns} FROM ${named(name)} WHERE ${isOwn(table, userId)}) AS own_row`,
  );
  try {
    for (;;) {
      const { rows } = await tx.execute<{ line: string }>(sql.raw(`FETCH ${atOnce} FROM own_rows`));
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < atOnce) return;
    }
  } finally {
    await tx.execute(sql`CLOSE own_rows`);
  }
}

const guideName = 'Что здесь.txt';

const guide = (lines: readonly string[]): string =>
  [
    'Здесь всё, что сервис «Напарник» хранит о тебе.',
    'Каждый файл — таблица в формате JSON. Суммы указаны в копейках, время — по UTC. Вместо имён других людей стоят их номера.',
    'Паролей, ключей и кодов здесь нет: сервис и сам хранит их так, что прочитать их нельзя.',
    '',
    ...lines,
    '',
  ].join('\r\n');

/**
 * Everything that is kept about a person, packed: one moment of the database, a file for each table that has rows of
 * theirs. Only the packed bytes are held in memory; the connection is free before anybody reads them.
 */
export const packOwnData = (app: App, userId: string): Promise<Buffer> =>
  app.db.transaction(
    async (tx) => {
      const packed: Uint8Array[] = [];
      const zip = new Zip((problem, bytes) => {
        if (problem) throw problem;
        packed.push(bytes);
      });
      const put = (name: string): ZipDeflate => {
        const file = new ZipDeflate(name, { level: 6 });
        zip.add(file);
        return file;
      };
      const lines: string[] = [];
      for (const [name, table] of Object.entries(ownTables)) {
        let file: ZipDeflate | null = null;
        let count = 0;
        for await (const rows of rowsOf(tx, name, table, userId)) {
          file ??= put(`${name}.json`);
          file.push(strToU8((count === 0 ? '[\n' : ',\n') + rows.join(',\n')));
          count += rows.length;
        }
        if (file === null) continue;
        file.push(strToU8('\n]\n'), true);
        lines.push(`${name}.json — ${table.title}: ${count}`);
      }
      put(guideName).push(strToU8(guide(lines)), true);
      zip.end();
      return Buffer.concat(packed);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
