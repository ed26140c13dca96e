import type { CorrectionKind, CorrectionMoney } from '#domain/money/correction.ts';
import { type Rubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { days } from '#domain/time/durations.ts';
import { makeCorrection } from '#server/features/balance/public.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { demoId } from '../demo-person';
import { appAgo } from './demo-past';

interface Prize {
  readonly name: string;
  readonly daysAgo: number;
  readonly rubles: Rubles;
  readonly kind: CorrectionKind;
  readonly money: CorrectionMoney;
  readonly comment: string;
}

/** None of them is a persona: the balance of a person whom a visitor can sign in as must not change. */
const prizes: readonly Prize[] = [
  {
    name: 'Барсук',
    daysAgo: 5,
    rubles: 1500,
    kind: 'MATES_CONTEST',
    money: 'OWN',
    comment: 'Первое место в конкурсе на самый тёплый отзыв октября',
  },
  {
    name: 'Сова',
    daysAgo: 4,
    rubles: 400,
    kind: 'VERIFIED_CONTEST',
    money: 'BONUS',
    comment: 'Приз за лучший рассказ о тренировке',
  },
];

/** Prizes of contests, given by the demo's operator. */
export const seedPrizes = async (app: App, tx: Tx): Promise<void> => {
  const askedBy = demoId('Смотритель');
  for (const { name, daysAgo, rubles, ...prize } of prizes) {
    const then = appAgo(app, days(daysAgo));
    const operation = await openOperation(tx, 'correct balance', askedBy, new Date(then.clock.now()));
    await makeCorrection(then, tx, operation, {
      ...prize,
      userId: demoId(name),
      amount: rublesToKopecks(rubles),
      askedBy,
    });
  }
};
