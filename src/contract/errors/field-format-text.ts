import type { $ZodIssueInvalidStringFormat } from 'zod/v4/core';

const texts: Readonly<Record<string, string>> = {
  email: 'Укажи почту в виде name@mail.ru',
  url: 'Укажи ссылку целиком, вместе с https://',
  e164: 'Укажи телефон в виде +79001234567',
  date: 'Укажи дату',
  datetime: 'Укажи дату и время',
  time: 'Укажи время в виде 18:30',
};

/** What to say when a text does not look as it should. Formats that nobody types by hand get the general sentence. */
export const fieldFormatText = (issue: $ZodIssueInvalidStringFormat): string => {
  if ('prefix' in issue && typeof issue.prefix === 'string') return `Начни с «${issue.prefix}»`;
  if ('suffix' in issue && typeof issue.suffix === 'string') return `В конце должно быть «${issue.suffix}»`;
  if ('includes' in issue && typeof issue.includes === 'string') return `Внутри должно быть «${issue.includes}»`;
  return texts[issue.format] ?? 'Проверь, нет ли ошибки';
};
