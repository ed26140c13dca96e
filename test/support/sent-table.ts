import { writeXlsx } from 'hucre/xlsx';

/** A table as an operator sends it: a text, or a workbook in Base64; with the zone of the operator's clock. */
export interface SentTable {
  readonly csv?: string;
  readonly xlsx?: string;
  readonly zone?: string;
}

/** A workbook of one sheet, in Base64. */
export const workbook = async (rows: readonly (readonly (string | number | Date | null)[])[]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Реестр', rows: rows.map((row) => [...row]) }] })).toString('base64');
