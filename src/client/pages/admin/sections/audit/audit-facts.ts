import { kopecksToRubles } from '../../../../../domain/money/kopecks';
import { levelName } from '../../../../../domain/mates/level-name';
import { productSettings } from '../../../../../domain/settings/product-settings';
import { squadNumber } from '../../../../../domain/text/format';
import type { CallResponse } from '../../../../api/call';
import { formatMoney } from '../../../../entities/money/money';
import { formatFullMoment } from '../../../../kit/display/dates';
import { saidKey } from '../../kit/acts/action-text';
import { valueText } from '../settings/setting-row';
import { codeNames, factNames } from './fact-names';
import { settingOf } from './subject-place';
import { texts } from './texts';

export type AuditLine = CallResponse<'GET /v1/admin/audit/{id}'>;

interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Only where the act replaced a value. */
  readonly was?: string;
}

type Details = Readonly<Record<string, unknown>>;

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sums of the log are in kopecks. */
const sums = new Set(['amount', 'givesUp', 'prize', 'returned']);
const percents = new Set(['percent', 'pricePercent', 'refundPercent', 'wantedPercent']);
const squads = new Set(['squadId']);
/** Of no use to a reader. */
const hidden = new Set(['seedHash', 'rowId']);

const ofNumber = (key: string, value: number): string => {
  if (sums.has(key)) return formatMoney(kopecksToRubles(value));
  if (percents.has(key)) return texts.percent(value);
  return squads.has(key) ? squadNumber(value) : String(value);
};

const ofText = (key: string, value: string, people: AuditLine['people']): string => {
  const person = people.find(({ id }) => id === value.toLowerCase());
  if (person !== undefined) return person.username;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatFullMoment(Date.parse(value));
  if (/^[0-9a-f-]{36}$/i.test(value)) return value.slice(0, 8);
  return key === 'grade' ? levelName(value) : (codeNames[value] ?? value);
};

const textOf = (key: string, value: unknown, people: AuditLine['people']): string => {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return ofNumber(key, value);
  if (typeof value === 'string') return ofText(key, value, people);
  if (Array.isArray(value)) return value.map((one: unknown) => textOf(key, one, people)).join(', ') || texts.nothing;
  return isDetails(value)
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
  return isDetails(details['from']) && isDetails(details['to'])
    ? { was: details['from'], is: details['to'], keys: ['from', 'to'] }
    : null;
};

/** The details of an act as a person reads them: sums, dates, names; a replaced value beside the new one. */
export const auditFacts = ({ subject, details, people, person }: AuditLine): readonly Fact[] => {
  const pair = pairOf(details);
  const setting = settingOf(subject);
  const text = (key: string, value: unknown): string =>
    setting !== null && typeof value === 'number'
      ? valueText(productSettings[setting], value)
      : textOf(key, value, people);
  const fact = (key: string, value: unknown, was?: unknown): Fact => ({
    key,
    label: factNames[key] ?? key,
    value: text(key, value),
    ...(was === undefined ? {} : { was: text(key, was) }),
  });
  const said = saidKey(details);
  const rest = Object.entries(details)
    .filter(([key, value]) => key !== said && !hidden.has(key) && pair?.keys.includes(key) !== true && value !== null)
    // The person concerned stands beside the facts.
    .filter(([, value]) => typeof value !== 'string' || value.toLowerCase() !== person?.id)
    .map(([key, value]) => fact(key, value));
  if (pair === null) return rest;
  const { was, is } = pair;
  if (!isDetails(was) || !isDetails(is)) return [fact('value', is, was), ...rest];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => fact(key, is[key] ?? null, was[key] ?? null))
    .filter((one) => one.was !== one.value);
  return [...changed, ...rest];
};
