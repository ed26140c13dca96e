import { categoryKinds } from '#domain/games/category.ts';
import { importLimits, reviewTerms } from '#domain/mates/review.ts';
import type { CategoryKind } from '#domain/games/category.ts';

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

const isKind = (text: string): text is CategoryKind => categoryKinds.some((kind) => kind === text);

/** `31.12.2025` or `2025-12-31`: noon of that day in UTC, so that it is the same day in all time zones of our users. */
const dayOf = (text: string): Date | null => {
  const russian = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  const iso = russian ? `${russian[3]}-${russian[2]}-${russian[1]}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = new Date(`${iso}T12:00:00.000Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(iso) ? null : day;
};

/** Parses one line of the file, or returns why it is invalid. `now` in epoch ms: dates in the future are invalid. */
export const readCsvLine = (line: Readonly<Record<string, string>>, now: number): ImportedLine | string => {
  const cell = (name: keyof typeof importColumns): string => (line[importColumns[name]] ?? '').trim();
  const [mate, author, text] = [cell('mate'), cell('author'), cell('text')];
  const kind = cell('kind').toUpperCase();
  const mark = Number(cell('rating'));
  const createdAt = dayOf(cell('date'));
  if (mate === '') return 'не назван напарник';
  if (author === '') return 'не назван автор';
  if (author.length > importLimits.authorName) return `имя автора длиннее ${importLimits.authorName} знаков`;
  if (!isKind(kind)) return `нет категории «${cell('kind')}»`;
  if (!Number.isInteger(mark) || mark < reviewTerms.minMark || mark > reviewTerms.maxMark)
    return `оценка не целое от ${reviewTerms.minMark} до ${reviewTerms.maxMark}`;
  if (text.length < reviewTerms.textMin || text.length > reviewTerms.textMax)
    return `текст не от ${reviewTerms.textMin} до ${reviewTerms.textMax} знаков`;
  if (createdAt === null) return 'дата не вида 31.12.2025 или 2025-12-31';
  if (createdAt.getTime() > now) return 'дата ещё не наступила';
  return { mate, author, kind, mark, text, createdAt };
};
