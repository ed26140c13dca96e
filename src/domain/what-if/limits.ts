import { isSnapshot } from '../lifecycle/step-log';
import { type StrikeTerms, strikeTerms } from '../mates/mate-terms';
import { ordersOffUntilOf, strikeConsequence } from '../squad/steps/strike-consequence';
import type { LoggedSquadEvent } from '../squad/step-log';
import { days, hours } from '../time/durations';
import type { OtherTerms } from './other-terms';

/** A strike on record. `steps`: the log of the squad that it was given in. Times in epoch ms. */
export interface RecordedStrike {
  readonly mateId: string;
  readonly at: number;
  readonly forgivenAt: number | null;
  readonly steps: readonly LoggedSquadEvent[];
}

/** A time without orders, epoch ms. */
export interface Limit {
  readonly from: number;
  readonly until: number;
}

/** When strikes kept mates' orders off, by the mate's id, the earliest first. */
export type Limits = ReadonlyMap<string, readonly Limit[]>;

export const noLimits: Limits = new Map();

export interface StrikesOutcome {
  readonly limits: Limits;
  /** Moments of strikes after which an administrator was to decide. */
  readonly decisions: readonly number[];
}

/** The terms of strikes with the asked ones in their place; null: none of them is asked about. */
export const strikeTermsUnder = (terms: OtherTerms): StrikeTerms | null => {
  const { 'strike-days': window, 'strike-first': first, 'strike-second': second, 'strike-third': third } = terms;
  const administratorFrom = terms['strike-decided'];
  if ([window, first, second, third, administratorFrom].every((asked) => asked === undefined)) return null;
  const usual = strikeTerms.ordersOff;
  const off = (asked: number | undefined, known: number) => (asked === undefined ? known : hours(asked));
  return {
    window: window === undefined ? strikeTerms.window : days(window),
    ordersOff: [off(first, usual[0]), off(second, usual[1]), off(third, usual[2])],
    administratorFrom: administratorFrom ?? strikeTerms.administratorFrom,
  };
};

/** Whether strikes keep a mate's orders off at a moment. At the very moment of a strike its step is still made. */
export const isLimited = (limits: Limits, mateId: string, at: number): boolean =>
  limits.get(mateId)?.some(({ from, until }) => from < at && at < until) ?? false;

/** Mates who have to take orders for this step to be possible. */
const takers = (event: LoggedSquadEvent): readonly string[] => {
  if (isSnapshot(event)) {
    if (event.why !== 'CREATED' || event.state.value !== 'PENDING') return [];
    const { members, mateInvitations } = event.state.context;
    return [
      ...members.flatMap(({ id, mate }) => (mate === null ? [] : [id])),
      ...mateInvitations.map(({ mateId }) => mateId),
    ];
  }
  if (event.type === 'squad.inviteMate') return [event.mateId];
  return event.type === 'squad.accept' || event.type === 'squad.offerReady' ? [String(event.by)] : [];
};

/** The mate by whose limit a step would have been impossible; null: by nobody's. */
export const limitedTaker = (limits: Limits, event: LoggedSquadEvent): string | null =>
  limits.size === 0 ? null : (takers(event).find((mateId) => isLimited(limits, mateId, event.at)) ?? null);

interface Standing {
  /** Strikes that count until they are forgiven, the earliest first. */
  counted: readonly RecordedStrike[];
  readonly limits: Limit[];
}

/** The limit in force at a moment is made longer, or a new one begins. */
const limitUntil = ({ limits }: Standing, at: number, until: number): void => {
  const last = limits.at(-1);
  if (last === undefined || last.until <= at) limits.push({ from: at, until });
  else limits[limits.length - 1] = { from: last.from, until: Math.max(last.until, until) };
};

/** A strike is forgiven: the limit in force is that of the others. */
const forgive = (standing: Standing, strike: RecordedStrike, at: number, terms: StrikeTerms): void => {
  if (!standing.counted.includes(strike)) return;
  standing.counted = standing.counted.filter((one) => one !== strike);
  const last = standing.limits.at(-1);
  if (last === undefined || last.until <= at) return;
  const moments = standing.counted.map((one) => one.at);
  const until = Math.min(last.until, ordersOffUntilOf(moments, at, terms) ?? at);
  standing.limits[standing.limits.length - 1] = { from: last.from, until };
};

/**
 * When these strikes kept orders off, by these terms. A strike of a squad of which an earlier step would have been
 * impossible, since a mate had no orders then, was never given: what happened instead is unknown.
 */
export const limitsBy = (strikes: readonly RecordedStrike[], terms: StrikeTerms): StrikesOutcome => {
  const standings = new Map<string, Standing>();
  const limits = new Map<string, readonly Limit[]>();
  const decisions: number[] = [];
  const moments = strikes
    .flatMap((strike) => [
      { at: strike.at, strike, isForgiven: false },
      ...(strike.forgivenAt === null ? [] : [{ at: strike.forgivenAt, strike, isForgiven: true }]),
    ])
    .sort((one, other) => one.at - other.at);
  for (const { at, strike, isForgiven } of moments) {
    const standing = standings.get(strike.mateId) ?? { counted: [], limits: [] };
    standings.set(strike.mateId, standing);
    if (isForgiven) {
      forgive(standing, strike, at, terms);
      continue;
    }
    if (strike.steps.some((event) => event.at <= at && limitedTaker(limits, event) !== null)) continue;
    standing.counted = [...standing.counted, strike];
    const count = standing.counted.filter((one) => one.at >= at - terms.window).length;
    const { ordersOff, toAdministrator } = strikeConsequence(count, terms);
    if (toAdministrator) decisions.push(at);
    if (ordersOff > 0) limitUntil(standing, at, at + ordersOff);
    if (standing.limits.length > 0) limits.set(strike.mateId, standing.limits);
  }
  return { limits, decisions };
};

/** How long each mate was without orders within a period, ms. */
export const limitedWithin = (limits: Limits, { from, until }: Limit): ReadonlyMap<string, number> =>
  new Map(
    [...limits].flatMap(([mateId, own]) => {
      const spent = own.reduce(
        (sum, limit) => sum + Math.max(0, Math.min(limit.until, until) - Math.max(limit.from, from)),
        0,
      );
      return spent === 0 ? [] : [[mateId, spent] as const];
    }),
  );
