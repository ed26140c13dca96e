import { days } from '../time/durations';
import { type Kopecks, rublesToKopecks } from './kopecks';

export const giftCertificateNominals: readonly Kopecks[] = [500, 1000, 2000, 3000, 5000, 10_000].map(rublesToKopecks);

export const giftCertificateDesigns = ['NEW_YEAR_1', 'FEB14_FEMALE', 'FEB14_MALE', 'FEB23'] as const;

export type GiftCertificateDesign = (typeof giftCertificateDesigns)[number];

/** CREATED waits for its money, EXPIRED has returned it to the buyer: as bonus money, to a mate as their own. */
export const giftCertificateStatuses = ['CREATED', 'PAID', 'ACTIVATED', 'EXPIRED'] as const;

export const giftCertificateTerms = {
  months: 12,
  /** A design is on sale so long before and after its date. */
  saleAround: days(30),
  messageMax: 300,
} as const;

/** The date of each design: month from 1, day. */
const dates: Readonly<Record<GiftCertificateDesign, readonly [month: number, day: number]>> = {
  NEW_YEAR_1: [1, 1],
  FEB14_FEMALE: [2, 14],
  FEB14_MALE: [2, 14],
  FEB23: [2, 23],
};

/** Days begin in Moscow, where the holidays are. */
const moscow = 3 * 3_600_000;

export interface Season {
  /** Epoch ms; `until` is the first moment after it. */
  readonly from: number;
  readonly until: number;
}

/** The sale of a design that is on or comes next. `now` in epoch ms. */
export const seasonOf = (design: GiftCertificateDesign, now: number): Season => {
  const [month, day] = dates[design];
  const { saleAround } = giftCertificateTerms;
  const year = new Date(now).getUTCFullYear();
  const seasons = [year, year + 1, year + 2].map((each) => {
    const date = Date.UTC(each, month - 1, day) - moscow;
    return { from: date - saleAround, until: date + saleAround + days(1) };
  });
  const next = seasons.find(({ until }) => now < until);
  if (!next) throw new Error(`${design} has no season`);
  return next;
};

/** Whether a design may be bought now. `now` in epoch ms. */
export const isOnSale = (design: GiftCertificateDesign, now: number): boolean => seasonOf(design, now).from <= now;

/** When a certificate paid at this moment ends: the same day twelve months later. Epoch ms. */
export const certificateEnds = (paidAt: number): number => {
  const end = new Date(paidAt);
  end.setUTCMonth(end.getUTCMonth() + giftCertificateTerms.months);
  return end.getTime();
};

/** Letters and digits that nobody mixes up. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const certificateCodeShape = { signs, length: 12, group: 4 } as const;

/** What people type: any case, with dashes, spaces or none; null when it can be no code. */
export const readCertificateCode = (typed: string): string | null => {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return bare.length === certificateCodeShape.length && [...bare].every((sign) => signs.includes(sign)) ? bare : null;
};

/** `ABCD-EFGH-2345`. */
export const writeCertificateCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;
