import type {
  $ZodIssue,
  $ZodIssueInvalidStringFormat,
  $ZodIssueInvalidUnion,
  $ZodIssueTooBig,
  $ZodIssueTooSmall,
} from 'zod/v4/core';
import { formatNumber, plural } from '#domain/text/format.ts';
import { sizeText } from '#domain/text/size-text.ts';

const general = 'Здесь ошибка';

const texts: Readonly<Record<string, string>> = {
  email: 'Нужна почта в виде name@mail.ru',
  url: 'Нужна ссылка целиком, вместе с https://',
  e164: 'Нужен телефон в виде +79001234567',
  date: 'Нужна дата',
  datetime: 'Нужны дата и время',
  time: 'Нужно время в виде 18:30',
};

/** Message for a text in the wrong format. Formats that people do not type by hand get the general message. */
const fieldFormatText = (issue: $ZodIssueInvalidStringFormat): string => {
  if ('prefix' in issue && typeof issue.prefix === 'string') return `В начале должно быть «${issue.prefix}»`;
  if ('suffix' in issue && typeof issue.suffix === 'string') return `В конце должно быть «${issue.suffix}»`;
  if ('includes' in issue && typeof issue.includes === 'string') return `Внутри должно быть «${issue.includes}»`;
  return texts[issue.format] ?? general;
};

/** `limit`: genitive after a comparison («Не короче 3 символов»); `exact`: plain counting («Ровно 3 символа»). */
const nouns = {
  letters: { limit: ['символа', 'символов', 'символов'], exact: ['символ', 'символа', 'символов'] },
  items: { limit: ['варианта', 'вариантов', 'вариантов'], exact: ['вариант', 'варианта', 'вариантов'] },
} as const;

const counted = (count: number, forms: readonly [one: string, few: string, many: string]) =>
  `${formatNumber(count)} ${plural(count, ...forms)}`;

const isCollection = (origin: string) => ['array', 'set', 'map', 'record'].includes(origin);

/** Message for a value that is shorter, smaller or earlier than allowed. */
const tooSmallText = ({ origin, minimum, exact, inclusive }: $ZodIssueTooSmall): string => {
  const least = Number(minimum);
  if (origin === 'string') {
    if (exact === true) return `Ровно ${counted(least, nouns.letters.exact)}`;
    return least <= 1 ? 'Поле не заполнено' : `Не короче ${counted(least, nouns.letters.limit)}`;
  }
  if (isCollection(origin)) {
    if (exact === true) return `Нужно ровно ${counted(least, nouns.items.exact)}`;
    return least <= 1 ? 'Нужен хотя бы один вариант' : `Не меньше ${counted(least, nouns.items.limit)}`;
  }
  if (origin === 'file') return 'Файл слишком маленький';
  if (origin === 'date') return 'Нужна дата позже';
  if (least === Number.MIN_SAFE_INTEGER) return 'Слишком маленькое число';
  return inclusive === false ? `Нужно больше ${formatNumber(least)}` : `Не меньше ${formatNumber(least)}`;
};

/** Message for a value that is longer, bigger or later than allowed. */
const tooBigText = ({ origin, maximum, exact, inclusive }: $ZodIssueTooBig): string => {
  const most = Number(maximum);
  if (origin === 'string') {
    return exact === true
      ? `Ровно ${counted(most, nouns.letters.exact)}`
      : `Не длиннее ${counted(most, nouns.letters.limit)}`;
  }
  if (isCollection(origin)) {
    return exact === true
      ? `Нужно ровно ${counted(most, nouns.items.exact)}`
      : `Не больше ${counted(most, nouns.items.limit)}`;
  }
  if (origin === 'file') return `Файл не больше ${sizeText(most)}`;
  if (origin === 'date') return 'Нужна дата раньше';
  if (most === Number.MAX_SAFE_INTEGER) return 'Слишком большое число';
  return inclusive === false ? `Нужно меньше ${formatNumber(most)}` : `Не больше ${formatNumber(most)}`;
};

const missing: Readonly<Record<string, string>> = {
  number: 'Нужно число',
  int: 'Нужно целое число',
  boolean: 'Нужно «да» или «нет»',
  array: 'Нужен хотя бы один вариант',
  set: 'Нужен хотя бы один вариант',
  date: 'Нужна дата',
  file: 'Нужен файл',
};

const stepText = (divisor: number): string => {
  if (divisor === 1) return 'Нужно целое число';
  const digits = -Math.log10(divisor);
  if (digits > 0 && Number.isInteger(digits)) {
    return `Не больше ${digits} ${plural(digits, 'знака', 'знаков', 'знаков')} после запятой`;
  }
  return `Число должно делиться на ${formatNumber(divisor, 3)}`;
};

/** If all alternatives give the same message, it is used; otherwise it is unclear which alternative was meant. */
const unionText = (issue: $ZodIssueInvalidUnion): string => {
  if (issue.discriminator !== undefined) return 'Нужно одно из значений';
  const texts = new Set(issue.errors.map(firstText));
  return texts.size === 1 ? [...texts].join('') : general;
};

const firstText = (issues: readonly $ZodIssue[]): string => {
  const [first] = issues;
  return first === undefined ? general : fieldIssueText(first);
};

/**
 * The message under a form field for one zod issue. A schema's own Russian text (`z.regex(pattern, 'Только буквы и
 * цифры')`) takes precedence; zod's built-in English is never shown.
 */
export function fieldIssueText(issue: $ZodIssue): string {
  if (/\p{Script=Cyrillic}/u.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return missing[issue.expected] ?? 'Поле не заполнено';
    case 'too_small':
      return tooSmallText(issue);
    case 'too_big':
      return tooBigText(issue);
    case 'invalid_format':
      return fieldFormatText(issue);
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true
        ? 'Этот пункт нужно отметить'
        : 'Нужно одно из значений';
    case 'not_multiple_of':
      return stepText(issue.divisor);
    case 'unrecognized_keys':
      return 'Здесь есть лишние данные';
    case 'invalid_union':
      return unionText(issue);
    case 'invalid_key':
    case 'invalid_element':
      return firstText(issue.issues);
    case 'custom':
      return general;
  }
}
