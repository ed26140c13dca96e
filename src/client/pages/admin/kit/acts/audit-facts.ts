import { isRecord } from '#client/kit/json/is-record.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { levelName } from '#domain/mates/level-name.ts';
import { productSettings } from '#domain/settings/product-settings.ts';
import { squadNumber } from '#domain/text/format.ts';
import { isUuid } from '#domain/text/is-uuid.ts';
import { settingValueText } from '#client/entities/admin/setting-value-text.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { texts } from '../texts';
import { saidKey } from './action-text';
import { audienceNames, codeNames, factNames } from './fact-names';
import { settingOfSubject } from './setting-of-subject';

interface Named {
  readonly id: string;
  readonly username: string;
}

interface Act {
  readonly subject: string;
  readonly details: Details;
  /** Everybody whom the details name by id; absent: not known, such details are left out. */
  readonly people?: readonly Named[];
  /** The person concerned, where they stand beside the facts. */
  readonly person?: Named | null;
}

interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Only where the act replaced a value. */
  readonly was?: string;
}

type Details = Readonly<Record<string, unknown>>;

/** Sums of the log are in kopecks. */
const sums = new Set(['amount', 'givesUp', 'price', 'prize', 'returned']);
const percents = new Set(['percent', 'pricePercent', 'refundPercent', 'wantedPercent']);
const squads = new Set(['squadId']);
/** Of no use to a reader. */
const hidden = new Set(['seedHash', 'rowId']);

const ofNumber = (key: string, value: number): string => {
  if (sums.has(key)) return formatMoney(kopecksToRubles(value));
  if (percents.has(key)) return texts.facts.percent(value);
  return squads.has(key) ? squadNumber(value) : String(value);
};

const ofText = (key: string, value: string, people: readonly Named[]): string => {
  const person = people.find(({ id }) => id === value.toLowerCase());
  if (person !== undefined) return person.username;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatFullMoment(Date.parse(value));
  if (isUuid(value)) return value.slice(0, 8);
  if (key === 'audience') return audienceNames[value] ?? value;
  return key === 'grade' ? levelName(value) : (codeNames[value] ?? value);
};

const textOf = (key: string, value: unknown, people: readonly Named[]): string => {
  if (value === null || value === undefined || value === '') return texts.facts.nothing;
  if (typeof value === 'boolean') return value ? texts.facts.yes : texts.facts.no;
  if (typeof value === 'number') return ofNumber(key, value);
  if (typeof value === 'string') return ofText(key, value, people);
  if (Array.isArray(value))
    return value.map((one: unknown) => textOf(key, one, people)).join(', ') || texts.facts.nothing;
  return isRecord(value)
    ? Object.entries(value)
        .map(([name, one]) => `${factNames[name] ?? name}: ${textOf(name, one, people)}`)
        .join('; ')
    : String(value);
};

/** Both sides of a change, if the details have them under these two names. */
const pairOf = (
  details: Details,
): { readonly was: unknown; readonly is: unknown; readonly keys: readonly string[] } | null => {
  if ('before' in details && 'after' in details)
    return { was: details['before'], is: details['after'], keys: ['before', 'after'] };
  return isRecord(details['from']) && isRecord(details['to'])
    ? { was: details['from'], is: details['to'], keys: ['from', 'to'] }
    : null;
};

/** The details of an act as a person reads them: sums, dates, names; a replaced value beside the new one. */
export const auditFacts = ({ subject, details, people, person }: Act): readonly Fact[] => {
  const pair = pairOf(details);
  const setting = settingOfSubject(subject);
  const text = (key: string, value: unknown): string =>
    setting !== null && typeof value === 'number'
      ? settingValueText(productSettings[setting], value)
      : textOf(key, value, people ?? []);
  const fact = (key: string, value: unknown, was?: unknown): Fact => ({
    key,
    label: factNames[key] ?? key,
    value: text(key, value),
    ...(was === undefined ? {} : { was: text(key, was) }),
  });
  const said = saidKey(details);
  const rest = Object.entries(details)
    .filter(([key, value]) => key !== said && !hidden.has(key) && pair?.keys.includes(key) !== true && value !== null)
    .filter(([, value]) => typeof value !== 'string' || value.toLowerCase() !== person?.id)
    .filter(([, value]) => people !== undefined || typeof value !== 'string' || !isUuid(value))
    .map(([key, value]) => fact(key, value));
  if (pair === null) return rest;
  const { was, is } = pair;
  if (!isRecord(was) || !isRecord(is)) return [fact('value', is, was), ...rest];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => fact(key, is[key] ?? null, was[key] ?? null))
    .filter((one) => one.was !== one.value);
  return [...changed, ...rest];
};

/** Characters of a value in one line of facts; whole texts of pages are among them. */
const shownLength = 60;

const short = (value: string): string =>
  value.length > shownLength ? `${value.slice(0, shownLength).trimEnd()}…` : value;

/** The same in one line. */
export const auditFactsText = (act: Act): string =>
  auditFacts(act)
    .map(({ label, value, was }) =>
      was === undefined ? `${label}: ${short(value)}` : `${label}: ${short(was)} → ${short(value)}`,
    )
    .join(' · ');
