import type { CallResponse } from '#client/api/call.ts';
import { settingValueText } from '#domain/desk/setting-value-text.ts';
import { type AskedTermName, askedTermNames, askedTerms, termFrom, writtenTerm } from '#domain/what-if/other-terms.ts';
import { whatIfDays } from '#contract/admin/what-if.ts';

export type WhatIf = CallResponse<'GET /v1/admin/what-if'>;

/** What is asked, as fields and the address have it: rubles and percents as text; absent or empty: as it was. */
export type AskedTexts = Readonly<Partial<Record<AskedTermName, string>>>;

/** A term's value now, and its bounds, as people read them. */
export const termTexts = (name: AskedTermName) => {
  const term = askedTerms[name];
  const text = (value: number) => settingValueText(term, writtenTerm(name, value));
  return { usual: text(term.usual), min: text(term.min), max: text(term.max) };
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
