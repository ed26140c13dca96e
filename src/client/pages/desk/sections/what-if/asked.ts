import type { CallResponse } from '#client/api/call.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { days } from '#domain/time/durations.ts';
import { settingValueText } from '#domain/desk/setting-value-text.ts';
import { type AskedTermName, askedTermNames, askedTerms, termFrom, writtenTerm } from '#domain/what-if/other-terms.ts';
import { whatIfDays } from '#contract/desk/what-if.ts';
import { texts } from './texts';

export type WhatIf = CallResponse<'GET /v1/admin/what-if'>;

/** What is asked, as fields and the address have it: rubles and percents as text; absent or empty: as it was. */
export type AskedTexts = Readonly<Partial<Record<AskedTermName, string>>>;

const valueText = (name: AskedTermName, value: number): string => {
  const { unit } = askedTerms[name];
  switch (unit) {
    case 'HOURS':
      // In the unit that the field asks for.
      return value === 0 ? texts.none : texts.hours(value);
    case 'DAYS':
      return shortSpan(days(value));
    case 'COUNT':
      return String(value);
    default:
      return settingValueText({ unit }, writtenTerm(name, value));
  }
};

/** A term's value now as people read it, and what may be written for it. */
export const termTexts = (name: AskedTermName) => {
  const { unit, usual, min, max } = askedTerms[name];
  const bound = (value: number) => (unit === 'MONEY' || unit === 'PERCENT' ? valueText(name, value) : String(value));
  return { usual: valueText(name, usual), min: bound(min), max: bound(max) };
};

/** The number in a field; null where it is none or out of its bounds. */
export const numberOf = (name: AskedTermName, text: string): number | null => {
  const written = Number(text.replace(',', '.').trim());
  return termFrom(name, written) === null ? null : written;
};

/** Terms of the address; what is none is left out. */
export const askedOf = (query: URLSearchParams): AskedTexts =>
  Object.fromEntries(
    askedTermNames.flatMap((name) => {
      const text = query.get(name);
      return text === null || numberOf(name, text) === null ? [] : [[name, text]];
    }),
  );

export const daysOf = (query: URLSearchParams): number =>
  whatIfDays.find((known) => String(known) === query.get('days')) ?? 30;
