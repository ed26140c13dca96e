import { isLedgerRule, ledgerRuleTexts } from '#domain/money/ledger-rule.ts';
import type { DeskQueue } from '#domain/people/desk-queue.ts';
import { squadNumber } from '#domain/text/format.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { topicNames } from '#domain/people/topic-names.ts';
import { providerNames } from '#domain/desk/money-names.ts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { placeOf } from '../audit/subject-place';
import { texts as common } from '../common/texts';
import { texts as refunds } from '../refunds/texts';
import { appealNames } from '../appeals/texts';
import { texts as reports } from '../reports/texts';
import { texts as rings } from '../rings/texts';
import { texts as undelivered } from '../undelivered/texts';
import { texts as withdrawals } from '../withdrawals/texts';
import { texts } from './texts';

export type Queue = CallResponse<'GET /v1/admin/queues'>['queues'][number];
type First = NonNullable<Queue['first']>;

const named = (names: object, code: string | null): string | null => {
  const name: unknown = new Map(Object.entries(names)).get(code ?? '');
  return typeof name === 'string' ? name : code;
};

const money = (amount: number | null): string | null => (amount === null ? null : formatMoney(amount));
const listed = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');
const apart = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

/** One line about the first entry of a queue; `now` in epoch ms. */
const lines: Readonly<Record<DeskQueue, (first: First, now: number) => string>> = {
  ledger: ({ what }) => (what !== null && isLedgerRule(what) ? ledgerRuleTexts[what] : (what ?? '')),
  withdrawals: ({ person, amount, what }) => listed(person, money(amount), named(withdrawals.methods, what)),
  disputes: ({ squadId, until }, now) =>
    squadId === null
      ? ''
      : texts.undecided(squadNumber(squadId), until === null ? null : shortSpan(Math.max(0, Date.parse(until) - now))),
  applications: ({ person, gameName }) => apart(person, gameName),
  strikes: ({ person, gameName, count }) => apart(person, gameName, count === null ? null : texts.strikes(count)),
  deadlines: ({ squadId, what }) =>
    apart(squadId === null ? null : texts.squadOf(squadNumber(squadId)), named(common.steps, what)),
  undelivered: ({ what }) => named(undelivered.kinds, what) ?? '',
  recordings: ({ squadId, person, count, bytes }) =>
    apart(
      squadId === null ? null : texts.squadOf(squadNumber(squadId)),
      person,
      count === null || count === 0 ? null : texts.files(count, sizeText(bytes ?? 0)),
    ),
  support: ({ person, words, what }) =>
    apart(words === null || words === '' ? person : texts.said(person ?? '', words), named(topicNames, what)),
  callbacks: ({ what }) => named(providerNames, what) ?? '',
  deposits: ({ person, amount }) => listed(person, amount === null ? null : texts.missing(formatMoney(amount))),
  refunds: ({ person, amount, what }) => listed(person, money(amount), named(refunds.states, what)),
  receipts: ({ person, amount }) => listed(person, money(amount)),
  articles: ({ person, what }) => texts.said(person ?? '', what ?? ''),
  agreements: ({ what, person, amount }) =>
    apart(what === null ? null : placeOf({ subject: what, person: null }).name, listed(person, money(amount))),
  corrections: ({ person, amount }) => listed(person, money(amount)),
  losses: ({ person }) => person ?? '',
  appeals: ({ person, what }) => `${named(appealNames, what) ?? ''}: ${person ?? ''}`,
  rings: ({ count, amount }) => listed(count === null ? null : rings.accounts(count), money(amount)),
  reports: ({ person, what }) => `${named(reports.kinds, what) ?? ''}: ${person ?? ''}`,
};

/** Entries without a list of their own stand at what they are about. */
const ownPath = ({ queue, first }: Queue): string | null => {
  if (queue === 'losses' && first !== null) return deskPage('users', first.id);
  return queue === 'agreements' && first?.what != null ? placeOf({ subject: first.what, person: null }).path : null;
};

/** The list of a queue's entries, or the first of them where there is no list. */
export const queuePath = (queue: Queue): string => {
  const { section, query = '' } = texts.queues[queue.queue];
  return ownPath(queue) ?? deskPage(section) + query;
};

/** The first entry of a queue; null when it is empty. */
export const firstPath = (queue: Queue): string | null => {
  if (queue.first === null) return null;
  const { section, query = '' } = texts.queues[queue.queue];
  return ownPath(queue) ?? deskPage(section, queue.first.id) + query;
};

/** The most urgent entry of a queue, and how many are half done. */
export const queueText = ({ queue, first, underWay }: Queue, now: number): string =>
  apart(first === null ? null : lines[queue](first, now), underWay === 0 ? null : texts.confirmed(underWay));

/** The money at stake: held by disputes, requested by the other queues. */
export const queueSum = ({ queue, sum }: Queue): string | null =>
  sum === null || sum === 0 ? null : queue === 'disputes' ? texts.frozen(formatMoney(sum)) : formatMoney(sum);
