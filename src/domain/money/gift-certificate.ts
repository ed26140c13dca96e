import { days } from '../time/durations';
import { moscowOffset } from '../time/moscow';
import { type Kopecks, rublesToKopecks } from './kopecks';

/** Sums on sale, in kopecks. */
export const giftCertificateNominals: readonly Kopecks[] = [500, 1000, 2000, 3000, 5000, 10_000].map(rublesToKopecks);

/** Those of holidays (specification, section 3), and ours for every day of the year. */
export const giftCertificateDesigns = [
  'NEW_YEAR_1',
  'FEB14_FEMALE',
  'FEB14_MALE',
  'FEB23',
  'BIRTHDAY',
  'GOOD_GAME',
] as const;

export type GiftCertificateDesign = (typeof giftCertificateDesigns)[number];

/**
 * CREATED: not paid yet. EXPIRED: nobody activated it, the buyer was refunded: with bonus money, a mate with own money.
 */
export const giftCertificateStatuses = ['CREATED', 'PAID', 'ACTIVATED', 'EXPIRED'] as const;

export type GiftCertificateStatus = (typeof giftCertificateStatuses)[number];

export const giftCertificateTerms = {
  months: 12,
  /** How long before and after its date a design is on sale, ms. */
  saleAround: days(30),
  messageMax: 300,
} as const;

/** The date of each design: month (from 1) and day; null: any day. */
const dates: Readonly<Record<GiftCertificateDesign, readonly [month: number, day: number] | null>> = {
  NEW_YEAR_1: [1, 1],
  FEB14_FEMALE: [2, 14],
  FEB14_MALE: [2, 14],
  FEB23: [2, 23],
  BIRTHDAY: null,
  GOOD_GAME: null,
};

export interface Season {
  /** Epoch ms; `until` is the first moment after it. */
  readonly from: number;
  readonly until: number;
}

/** The current or next sale of a design; null if it is always on sale. `now` in epoch ms. */
export const seasonOf = (design: GiftCertificateDesign, now: number): Season | null => {
  const date = dates[design];
  if (date === null) return null;
  const [month, day] = date;
  const { saleAround } = giftCertificateTerms;
  const year = new Date(now).getUTCFullYear();
  const seasons = [year, year + 1, year + 2].map((each) => {
    // The dates are Russian holidays and begin by Moscow time.
    const holiday = Date.UTC(each, month - 1, day) - moscowOffset;
    return { from: holiday - saleAround, until: holiday + saleAround + days(1) };
  });
  const next = seasons.find(({ until }) => now < until);
  if (!next) throw new Error(`${design} has no season`);
  return next;
};

/** Whether a design is on sale at `now` (epoch ms). */
export const isOnSale = (design: GiftCertificateDesign, now: number): boolean =>
  (seasonOf(design, now)?.from ?? now) <= now;

/** When a certificate paid at this moment expires: the same day twelve months later, 1 March for 29 February. Epoch ms. */
export const certificateEnds = (paidAt: number): number => {
  const end = new Date(paidAt);
  end.setUTCMonth(end.getUTCMonth() + giftCertificateTerms.months);
  return end.getTime();
};

/** Letters and digits that are not easily confused. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const certificateCodeShape = { signs, length: 12, group: 4 } as const;

/** Normalises a typed code (any case, with dashes, spaces or none); null when it cannot be a code. */
export const readCertificateCode = (typed: string): string | null => {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return bare.length === certificateCodeShape.length && [...bare].every((sign) => signs.includes(sign)) ? bare : null;
};

/** A code as it is displayed: `ABCD-EFGH-2345`. */
export const writeCertificateCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;
