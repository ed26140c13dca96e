import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { App } from '../../platform/app';
import { ownTables } from './own-tables';
import { rowsOf } from './rows-of';

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
