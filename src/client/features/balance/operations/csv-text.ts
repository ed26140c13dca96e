import type { Transaction } from '../../../../contract/schemas/transaction';
import { currentTimeZone } from '../../../ui/time/time-zone';
import { operationStatus } from './operation-status';
import { operationWords } from './operation-words';
import { texts } from './texts';

/** Spreadsheets run cells that begin like a formula: a name must not become one. */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Russian spreadsheets read a comma as the decimal sign, so cells are parted by semicolons. */
const sum = (rubles: number): string => rubles.toFixed(2).replace('.', ',');

const row = (line: Transaction): string => {
  const { title, subtitle } = operationWords(line);
  const moment = Date.parse(line.createdAt);
  const timeZone = currentTimeZone();
  return [
    line.id,
    new Date(moment).toLocaleDateString('ru', { timeZone }),
    new Date(moment).toLocaleTimeString('ru', { timeZone, hour: '2-digit', minute: '2-digit' }),
    cell(title),
    cell(subtitle ?? ''),
    cell(operationStatus(line)?.text ?? ''),
    sum(line.amount),
    sum(line.bonusAmount),
  ].join(';');
};

/** The whole file; the mark at its beginning tells spreadsheets that it is UTF-8. */
export const csvText = (lines: readonly Transaction[]): string => `\uFEFF${[texts.csvColumns.map(cell).join(';'), ...lines.map(row)].join('\r\n')}\r\n`;
