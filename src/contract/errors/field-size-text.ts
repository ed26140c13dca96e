import type { $ZodIssueTooBig, $ZodIssueTooSmall } from 'zod/v4/core';
import { plural } from '../../domain/text/plural';

/** «Не короче 3 символов»: after a comparison a noun stands in the genitive; «Ровно 3 символа»: plain counting. */
const nouns = {
  letters: { limit: ['символа', 'символов', 'символов'], exact: ['символ', 'символа', 'символов'] },
  items: { limit: ['варианта', 'вариантов', 'вариантов'], exact: ['вариант', 'варианта', 'вариантов'] },
} as const;

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
const counted = (count: number, forms: readonly [one: string, few: string, many: string]) => `${number.format(count)} ${plural(count, ...forms)}`;

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

const fileSize = (bytes: number) =>
  bytes < megabyte ? `${number.format(Math.ceil(bytes / kilobyte))} КБ` : `${number.format(bytes / megabyte)} МБ`;

const isCollection = (origin: string) => ['array', 'set', 'map', 'record'].includes(origin);

/** What to say when a value is shorter, smaller or earlier than allowed. */
export const tooSmallText = ({ origin, minimum, exact, inclusive }: $ZodIssueTooSmall): string => {
  const least = Number(minimum);
  if (origin === 'string') {
    if (exact === true) return `Ровно ${counted(least, nouns.letters.exact)}`;
    return least <= 1 ? 'Заполни поле' : `Не короче ${counted(least, nouns.letters.limit)}`;
  }
  if (isCollection(origin)) {
    if (exact === true) return `Выбери ровно ${counted(least, nouns.items.exact)}`;
    return least <= 1 ? 'Выбери хотя бы один вариант' : `Выбери не меньше ${counted(least, nouns.items.limit)}`;
  }
  if (origin === 'file') return 'Файл слишком маленький';
  if (origin === 'date') return 'Выбери дату позже';
  if (least === Number.MIN_SAFE_INTEGER) return 'Слишком маленькое число';
  return inclusive === false ? `Укажи больше ${number.format(least)}` : `Не меньше ${number.format(least)}`;
};

/** What to say when a value is longer, bigger or later than allowed. */
export const tooBigText = ({ origin, maximum, exact, inclusive }: $ZodIssueTooBig): string => {
  const most = Number(maximum);
  if (origin === 'string') {
    return exact === true ? `Ровно ${counted(most, nouns.letters.exact)}` : `Не длиннее ${counted(most, nouns.letters.limit)}`;
  }
  if (isCollection(origin)) {
    return exact === true ? `Выбери ровно ${counted(most, nouns.items.exact)}` : `Выбери не больше ${counted(most, nouns.items.limit)}`;
  }
  if (origin === 'file') return `Файл не больше ${fileSize(most)}`;
  if (origin === 'date') return 'Выбери дату раньше';
  if (most === Number.MAX_SAFE_INTEGER) return 'Слишком большое число';
  return inclusive === false ? `Укажи меньше ${number.format(most)}` : `Не больше ${number.format(most)}`;
};
