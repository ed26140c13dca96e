import { days, hours } from '#domain/time/durations.ts';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { topUpBonus } from '#domain/money/deposit.ts';
import type { App } from '#server/platform/app.ts';
import { grantRegistrationBonus } from '#server/features/balance/public.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appAgo, payIn } from './demo-past';
import { demoId, dice } from '../demo-person';
import { demoClients, newcomerJoined } from '../people/demo-clients';

/** People whose last deposit is recent: how many milliseconds ago. */
const latest: Readonly<Record<string, number>> = { Киберкот: hours(2) };

const putIn = (app: App, tx: Tx, name: string, rubles: number, ago: number): Promise<void> =>
  payIn(appAgo(app, ago), tx, {
    userId: demoId(name),
    rubles,
    method: 'SBP',
    bonus: topUpBonus(rublesToKopecks(rubles)),
  });

/**
 * Everyone's deposits and registration bonus, except for the recent deposits: `seedLatestMoney` makes them at the end.
 */
export const seedMoney = async (app: App, tx: Tx): Promise<void> => {
  for (const { name, deposits } of demoClients) {
    const userId = demoId(name);
    const joined = name === newcomerJoined.name ? newcomerJoined.ago : days(20) + dice(`joined ${name}`, days(15));
    await grantRegistrationBonus(tx, { clock: appAgo(app, joined).clock, settings: app.settings }, userId);
    for (const [index, rubles] of deposits.entries()) {
      if (index === deposits.length - 1 && latest[name] !== undefined) continue;
      await putIn(app, tx, name, rubles, (joined * (deposits.length - index)) / (deposits.length + 1));
    }
  }
};

/** Recent deposits, made after everything that the past has paid for, so that their bonus is still unspent. */
export const seedLatestMoney = async (app: App, tx: Tx): Promise<void> => {
  for (const { name, deposits } of demoClients) {
    const [ago, rubles] = [latest[name], deposits.at(-1)];
    if (ago !== undefined && rubles !== undefined) await putIn(app, tx, name, rubles, ago);
  }
};
