import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { missingHeadings, readRegisterRow } from '#domain/money/read-register-row.ts';
import { type RegisterLine, registerLimits } from '#domain/money/register.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

const records = z.array(z.record(z.string(), z.string()));

const badFile = (message: string): Refusal =>
  new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.csv', message }] });

const delimiterOf = (csv: string): string => {
  const [heading = ''] = csv.split('\n', 1);
  return [';', '\t'].find((one) => heading.includes(one)) ?? ',';
};

const rowsOf = (csv: string): z.output<typeof records> => {
  const columns = (names: string[]) => names.map((name) => name.trim().toLowerCase());
  try {
    return records.parse(
      parse(csv, { columns, delimiter: delimiterOf(csv), bom: true, skip_empty_lines: true, relax_column_count: true }),
    );
  } catch {
    throw badFile('Это не похоже на CSV с заголовками');
  }
};

/**
 * Parses a provider's register with any column separator. `unread`: numbers of the lines in the file that cannot be
 * parsed.
 * @throws Refusal VALIDATION_ERROR for a file that is no register or has too many lines
 */
export const readRegister = (csv: string): { readonly lines: readonly RegisterLine[]; readonly unread: number[] } => {
  const rows = rowsOf(csv);
  if (rows.length > registerLimits.lines) throw badFile(`Строк больше ${registerLimits.lines}. Разделите файл`);
  if (rows.length === 0) throw badFile('В файле нет ни одной строки под названиями столбцов');
  const lacking = missingHeadings(Object.keys(rows[0] ?? {}));
  if (lacking.length > 0) throw badFile(`Нет столбцов: ${lacking.join(', ')}`);
  const lines: RegisterLine[] = [];
  const unread: number[] = [];
  // The header is line 1 of the file.
  rows.forEach((row, index) => {
    const line = readRegisterRow(row);
    if (line === null) unread.push(index + 2);
    else lines.push(line);
  });
  return { lines, unread };
};
