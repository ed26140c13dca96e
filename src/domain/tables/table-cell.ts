/** A cell of a CSV file or a workbook. A `Date` is a wall clock without a zone, as its UTC digits: workbooks know no zones. */
export type TableCell = string | number | boolean | Date | null;

/** What a cell says, or why it cannot be read: a Russian clause for the operator. */
export type Reading<Value> = { readonly value: Value } | { readonly why: string };

/** Without spaces at its ends, and without marks that nobody sees. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .trim();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** As a person would see it in the file. */
export const shownCell = (cell: TableCell): string => {
  if (cell === null) return '';
  if (!(cell instanceof Date)) return plainText(String(cell));
  const day = `${twoDigits(cell.getUTCDate())}.${twoDigits(cell.getUTCMonth() + 1)}.${cell.getUTCFullYear()}`;
  return cell.getTime() % 86_400_000 === 0 ? day : `${day} ${cell.toISOString().slice(11, 19)}`;
};

/** `1.23457E+15`: what Excel leaves of a long number. */
const rounded = /^-?\d(?:[.,]\d+)?E\+?\d+$/i;

/** Excel keeps 15 digits of a number. */
const largestWhole = 1e15;

/**
 * Text, or a number that stands for one: an id, a card, a phone. A number that Excel has rounded is told as such, since
 * its last digits are lost.
 */
export const readText = (cell: TableCell): Reading<string> => {
  const text = shownCell(cell);
  const isLong = typeof cell === 'number' && Math.abs(cell) >= largestWhole;
  return isLong || rounded.test(text)
    ? { why: `Excel округлил номер: ${text}. Сделай столбец текстовым и вставь номера заново` }
    : { value: text };
};

/** The decimal sign is the last of the two; the other one groups thousands. */
const plainSum = (text: string): string => {
  const bare = text.replaceAll(/\s/g, '').replace(/(?:₽|руб\.?|р\.|rub)$/i, '');
  const [, groups, sign, tail] = /^(\d{1,3}(?:[.,]\d{3})+)([.,])(\d{1,2})$/.exec(bare) ?? [];
  const isGrouped = groups !== undefined && sign !== undefined && !groups.includes(sign);
  return isGrouped ? `${groups.replaceAll(/[.,]/g, '')}.${tail}` : bare.replace(',', '.');
};

/** A sum in rubles, as a number or as written with spaces and a decimal comma; the value is in kopecks, above zero. */
export const readSum = (cell: TableCell): Reading<number> => {
  const why = `не сумма: «${shownCell(cell)}»`;
  if (typeof cell === 'number') {
    const kopecks = Math.round(cell * 100);
    // A spreadsheet computes in floating point: 0.1 + 0.2 is 30 kopecks, 10.005 is no sum.
    const isWhole = Math.abs(cell * 100 - kopecks) < 1e-4;
    return isWhole && kopecks > 0 && Number.isSafeInteger(kopecks) ? { value: kopecks } : { why };
  }
  const text = typeof cell === 'string' ? plainSum(plainText(cell)) : '';
  const [, rubles, part = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  const kopecks = rubles === undefined ? 0 : Number(rubles) * 100 + Number(part.padEnd(2, '0'));
  return kopecks > 0 ? { value: kopecks } : { why };
};
