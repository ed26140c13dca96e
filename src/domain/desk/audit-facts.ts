import { levelName } from '../mates/level-name';
import { formatRubles, squadNumber } from '../text/format';
import { formatFullMoment } from '../text/format-moment';
import { isUuid } from '../text/is-uuid';
import { isRecord } from '../text/is-record';
import { productSettings } from '../settings/product-settings';
import { settingOfSubject } from '../settings/setting-of-subject';
import { saidKey } from './action-text';
import { codeNames, factNames } from './fact-names';
import { audienceNames } from './people-names';
import { settingValueText } from './setting-value-text';

interface Named {
  readonly id: string;
  readonly username: string;
}

interface Act {
  readonly subject: string;
  readonly details: Details;
  /** IANA name of the reader's time zone. */
  readonly zone: string;
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

const texts = { percent: (value: number) => `${value}\u00a0%`, nothing: 'нет', yes: 'да', no: 'нет' } as const;

/** Who reads. */
interface Reader {
  readonly people: readonly Named[];
  readonly zone: string;
}

/** Sums of the log are in kopecks. */
const sums = new Set(['amount', 'givesUp', 'price', 'prize', 'returned']);
const percents = new Set(['percent', 'pricePercent', 'refundPercent', 'wantedPercent']);
const squads = new Set(['squadId']);
/** Of no use to a reader. */
const hidden = new Set(['seedHash', 'rowId']);

const ofNumber = (key: string, value: number): string => {
  if (sums.has(key)) return formatRubles(value);
  if (percents.has(key)) return texts.percent(value);
  return squads.has(key) ? squadNumber(value) : String(value);
};

const audiences: Readonly<Record<string, string>> = audienceNames;

const ofText = (key: string, value: string, { people, zone }: Reader): string => {
  const person = people.find(({ id }) => id === value.toLowerCase());
  if (person !== undefined) return person.username;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatFullMoment(Date.parse(value), zone);
  if (isUuid(value)) return value.slice(0, 8);
  if (key === 'audience') return audiences[value] ?? value;
  return key === 'grade' ? levelName(value) : (codeNames[value] ?? value);
};

const textOf = (key: string, value: unknown, reader: Reader): string => {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return ofNumber(key, value);
  if (typeof value === 'string') return ofText(key, value, reader);
  if (Array.isArray(value)) return value.map((one: unknown) => textOf(key, one, reader)).join(', ') || texts.nothing;
  return isRecord(value)
    ? Object.entries(value)
        .map(([name, one]) => `${factNames[name] ?? name}: ${textOf(name, one, reader)}`)
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
export const auditFacts = ({ subject, details, zone, people, person }: Act): readonly Fact[] => {
  const pair = pairOf(details);
  const setting = settingOfSubject(subject);
  const text = (key: string, value: unknown): string =>
    setting !== null && typeof value === 'number'
      ? settingValueText(productSettings[setting], value)
      : textOf(key, value, { people: people ?? [], zone });
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

/** Keys of details that have no name and are shown to readers as they are. */
export const unnamedFacts = (details: unknown): readonly string[] => {
  if (Array.isArray(details)) return [...new Set(details.flatMap((one: unknown) => unnamedFacts(one)))];
  if (!isRecord(details)) return [];
  const said = saidKey(details);
  const found = Object.entries(details).flatMap(([key, value]) => [
    ...(key === said || hidden.has(key) || key in factNames ? [] : [key]),
    ...unnamedFacts(value),
  ]);
  return [...new Set(found)];
};

/** Characters of a value in one line of facts; whole texts of pages are among them. */
const shownLength = 60;

const short = (value: string, most: number): string =>
  value.length > most ? `${value.slice(0, most).trimEnd()}…` : value;

/** The same in one line; `most`: characters of a value. */
export const auditFactsText = (act: Act, most = shownLength): string =>
  auditFacts(act)
    .map(({ label, value, was }) =>
      was === undefined ? `${label}: ${short(value, most)}` : `${label}: ${short(was, most)} → ${short(value, most)}`,
    )
    .join(' · ');
