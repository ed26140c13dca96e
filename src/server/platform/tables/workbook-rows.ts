import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { TableCell } from '#domain/tables/table-cell.ts';
import { shownCell } from '#domain/tables/table-cell.ts';
import { unpacksWithin } from './unpacked-within';

/** Bytes of everything in a workbook: its tables, styles, pictures. */
const mostUnpacked = 64 * 1024 * 1024;

interface WorkbookRow {
  /** In the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly TableCell[];
}

/** The place of the first sheet that is not hidden, found without reading any. */
const firstVisible = async (workbook: Buffer): Promise<number> => {
  let found = 0;
  let isFound = false;
  let place = 0;
  await readXlsx(workbook, {
    sheets: ({ hidden, veryHidden }) => {
      if (!isFound && hidden !== true && veryHidden !== true) [found, isFound] = [place, true];
      place += 1;
      return false;
    },
  });
  return found;
};

/**
 * The rows of a workbook's first visible sheet that are not empty, one more than `most` at most: what follows is not
 * read. Null: it is no workbook, or one that would fill the memory.
 */
export const workbookRows = async (workbook: Buffer, most: number): Promise<readonly WorkbookRow[] | null> => {
  if (!(await unpacksWithin(workbook, mostUnpacked))) return null;
  const rows: WorkbookRow[] = [];
  try {
    const sheet = await firstVisible(workbook);
    for await (const { index, values } of streamXlsxRows(workbook, { sheet })) {
      if (values.every((cell) => shownCell(cell) === '')) continue;
      rows.push({ line: index + 1, cells: values });
      if (rows.length > most) break;
    }
  } catch {
    return null;
  }
  return rows;
};
