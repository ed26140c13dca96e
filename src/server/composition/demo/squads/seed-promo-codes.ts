import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { demoId } from '../demo-person';
import { promoCode } from '#server/platform/db/schema/money/promo-codes.ts';

/** Codes to try out: some that work, and others for each reason why a code is refused. */
export const seedPromoCodes = async (app: App, tx: Tx): Promise<void> => {
  const now = app.clock.now();
  const createdAt = new Date(now - days(30));
  const in20Days = new Date(now + days(20));
  const code = { percent: null, amount: null, createdAt };
  await tx.insert(promoCode).values([
    { ...code, code: 'START10', percent: 10 },
    { ...code, code: 'GG200', amount: 20_000, maxUsesPerUser: 3 },
    { ...code, code: 'HALF', percent: 50, maxUses: 100, maxUsesPerUser: 1 },
    { ...code, code: 'SUMMER', percent: 15, expiresAt: new Date(now - days(7)) },
    { ...code, code: 'OLD20', percent: 20, deactivatedAt: new Date(now - days(2)) },
    { ...code, code: 'DOTA10', percent: 10, gameId: 'dota2' },
    { ...code, code: 'LEARN15', percent: 15, categoryKinds: ['EDUCATION'] },
    { ...code, code: 'FIRST100', amount: 10_000, maxUses: 1, uses: 1 },
    { ...code, code: 'KIBER300', amount: 30_000, userId: demoId('Киберкот'), maxUsesPerUser: 1, expiresAt: in20Days },
    { ...code, code: 'NOVICHOK', percent: 20, userId: demoId('Новосёл'), maxUsesPerUser: 2 },
  ]);
};
