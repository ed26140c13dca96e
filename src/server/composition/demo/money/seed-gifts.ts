import type { GiftCertificateDesign } from '#domain/money/gift-certificate.ts';
import { type Rubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { days, hours } from '#domain/time/durations.ts';
import {
  endCertificate,
  giveCertificate,
  payForCertificate,
  writeCertificate,
} from '#server/features/gift-certificates/public.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { demoId } from '../demo-person';
import { appAgo, payIn } from './demo-past';

interface Given {
  readonly buyer: string;
  readonly rubles: Rubles;
  readonly design: GiftCertificateDesign;
  readonly message: string;
  /** Milliseconds since the purchase; the outcome followed after half of that time. */
  readonly ago: number;
  /** The outcome; `for` names the person who has activated it. */
  readonly end: 'waits for its money' | 'to give' | 'ended' | { readonly for: string };
}

const given: readonly Given[] = [
  {
    buyer: 'Киберкот',
    rubles: 1000,
    design: 'NEW_YEAR_1',
    message: 'С наступающим! Выбирай напарника, в субботу идём на Нюк.',
    ago: days(2),
    end: 'to give',
  },
  { buyer: 'Киберкот', rubles: 3000, design: 'NEW_YEAR_1', message: '', ago: hours(3), end: 'waits for its money' },
  {
    buyer: 'Киберкот',
    rubles: 500,
    design: 'FEB23',
    message: 'За тот клатч на Мираже',
    ago: days(12),
    end: { for: 'Одуванчик' },
  },
  {
    buyer: 'Капибара',
    rubles: 2000,
    design: 'FEB14_FEMALE',
    message: 'Давай сыграем вместе',
    ago: days(9),
    end: { for: 'Карамелька' },
  },
  { buyer: 'Самовар', rubles: 500, design: 'NEW_YEAR_1', message: 'На удачу', ago: days(370), end: 'ended' },
];

const carryOut = async (app: App, tx: Tx, gift: Given): Promise<void> => {
  const { buyer, rubles, design, message, ago, end } = gift;
  const then = appAgo(app, ago);
  const later = new Date(app.clock.now() - ago / 2);
  const buyerId = demoId(buyer);
  const nominal = rublesToKopecks(rubles);
  const row = await writeCertificate(tx, { buyerId, nominal, design, message }, then.clock.now());
  if (end === 'waits for its money') return;
  await payIn(then, tx, { userId: buyerId, rubles, method: 'MIR' });
  const operation = await openOperation(tx, 'pay certificate', buyerId, new Date(then.clock.now()));
  const paid = await payForCertificate(tx, operation, row, then.clock.now());
  if (end === 'ended') await endCertificate(tx, row.id, new Date(app.clock.now() - days(4)));
  if (typeof end === 'string') return;
  const receiver = { id: demoId(end.for), username: end.for };
  await giveCertificate(tx, await openOperation(tx, 'activate certificate', receiver.id, later), paid, receiver, later);
};

/** Certificates in each state. Buyers get extra deposits to pay for them, so their balances stay the same. */
export const seedGifts = async (app: App, tx: Tx): Promise<void> => {
  for (const gift of given) await carryOut(app, tx, gift);
};
