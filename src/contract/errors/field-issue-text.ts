import type { $ZodIssue, $ZodIssueInvalidUnion } from 'zod/v4/core';
import { fieldFormatText } from './field-format-text';
import { tooBigText, tooSmallText } from './field-size-text';
import { plural } from '../../domain/text/plural';

const general = 'Проверь, нет ли ошибки';

const missing: Readonly<Record<string, string>> = {
  number: 'Укажи число',
  int: 'Укажи целое число',
  boolean: 'Выбери, да или нет',
  array: 'Выбери хотя бы один вариант',
  set: 'Выбери хотя бы один вариант',
  date: 'Укажи дату',
  file: 'Добавь файл',
};

const stepText = (divisor: number): string => {
  if (divisor === 1) return 'Укажи целое число';
  const digits = -Math.log10(divisor);
  if (digits > 0 && Number.isInteger(digits)) {
    return `Не больше ${digits} ${plural(digits, 'знака', 'знаков', 'знаков')} после запятой`;
  }
  return `Число должно делиться на ${new Intl.NumberFormat('ru-RU').format(divisor)}`;
};

/** Alternatives that complain alike speak for the whole; otherwise it is unclear which one was meant. */
const unionText = (issue: $ZodIssueInvalidUnion): string => {
  if (issue.discriminator !== undefined) return 'Выбери одно из значений';
  const texts = new Set(issue.errors.map(firstText));
  return texts.size === 1 ? [...texts].join('') : general;
};

const firstText = (issues: readonly $ZodIssue[]): string => {
  const [first] = issues;
  return first === undefined ? general : fieldIssueText(first);
};

/**
 * The sentence under a form field for one zod issue. A schema's own Russian text
 * (`z.regex(pattern, 'Только буквы и цифры')`) wins; zod's built-in English never shows.
 */
export function fieldIssueText(issue: $ZodIssue): string {
  if (/\p{Script=Cyrillic}/u.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return missing[issue.expected] ?? 'Заполни поле';
    case 'too_small':
      return tooSmallText(issue);
    case 'too_big':
      return tooBigText(issue);
    case 'invalid_format':
      return fieldFormatText(issue);
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true ? 'Отметь этот пункт' : 'Выбери одно из значений';
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
