import { categoryKinds } from '#domain/games/category.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { importLimits, reviewTerms } from '#domain/mates/review.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { readDay } from '#domain/tables/cell-moment.ts';
import { readText, shownCell, type TableCell } from '#domain/tables/table-cell.ts';
import { offsetAt } from '#domain/text/zoned-time.ts';

/** Columns of the file, in any order; headers in any case. */
export const importColumns = {
  mate: 'напарник',
  author: 'автор',
  kind: 'категория',
  rating: 'оценка',
  text: 'текст',
  date: 'дата',
} as const;

export interface ImportedLine {
  readonly mate: string;
  readonly author: string;
  readonly kind: CategoryKind;
  readonly mark: number;
  readonly text: string;
  readonly createdAt: Date;
}

/** By its code or, as our own files and screens have it, by its name. */
const kindOf = (text: string): CategoryKind | undefined =>
  categoryKinds.find((kind) => [kind, categoryNames[kind]].some((name) => name.toLowerCase() === text.toLowerCase()));

/** The day that a time zone has now, `2026-11-05`. */
const dayIn = (zone: string, now: number): string => new Date(now + offsetAt(zone, now)).toISOString().slice(0, 10);

/** Noon of that day in UTC, the same day in all time zones of our users; today it may not be later than now. */
const noonOf = (day: string, now: number): Date => new Date(Math.min(Date.parse(`${day}T12:00:00.000Z`), now));

/** Why a row is not imported, and in which column; null: the whole row. */
export interface Unread {
  readonly column: string | null;
  readonly why: string;
}

/**
 * Reads one row of the file, or says why not. `now` in epoch ms: days that have not come yet in `zone` (IANA) are
 * invalid.
 */
export const readReviewRow = (
  cell: (heading: string) => TableCell,
  { now, zone }: { readonly now: number; readonly zone: string },
): ImportedLine | Unread => {
  const textOf = (name: keyof typeof importColumns): string => shownCell(cell(importColumns[name]));
  const not = (name: keyof typeof importColumns, why: string): Unread => ({ column: importColumns[name], why });
  for (const name of ['mate', 'author', 'text'] as const) {
    const read = readText(cell(importColumns[name]));
    if ('why' in read) return not(name, read.why);
  }
  const [mate, author, text] = [textOf('mate'), textOf('author'), textOf('text')];
  const kind = kindOf(textOf('kind'));
  const mark = Number(textOf('rating').replace(',', '.'));
  const day = readDay(cell(importColumns.date));
  if (mate === '') return not('mate', 'не назван напарник');
  if (author === '') return not('author', 'не назван автор');
  if (author.length > importLimits.authorName)
    return not('author', `имя автора длиннее ${importLimits.authorName} знаков`);
  if (kind === undefined) return not('kind', `нет категории «${textOf('kind')}»`);
  if (!Number.isInteger(mark) || mark < reviewTerms.minMark || mark > reviewTerms.maxMark)
    return not('rating', `оценка не целое от ${reviewTerms.minMark} до ${reviewTerms.maxMark}`);
  if (text.length < reviewTerms.textMin || text.length > reviewTerms.textMax)
    return not('text', `текст не от ${reviewTerms.textMin} до ${reviewTerms.textMax} знаков`);
  if ('why' in day) return not('date', day.why);
  if (day.value > dayIn(zone, now)) return not('date', 'дата ещё не наступила');
  return { mate, author, kind, mark, text, createdAt: noonOf(day.value, now) };
};
