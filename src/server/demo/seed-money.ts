import { days, hours } from '../../domain/settings/durations';
import { rublesToKopecks } from '../../domain/money/rubles-to-kopecks';
import { topUpBonus } from '../../domain/money/top-up-bonus';
import type { App } from '../app/app';
import { createDeposit } from '../balance/create-deposit';
import { settleDeposit } from '../balance/settle-deposit';
import type { Clock } from '../clock/clock';
import type { Tx } from '../db/open-database';
import { grantRegistrationBonus } from '../ledger/grant-registration-bonus';
import { demoId, dice } from './demo-person';
import { demoClients } from './people/demo-clients';

/** The same time that many milliseconds ago. */
const clockAgo = ({ clock }: App, ago: number): Clock => ({ ...clock, now: () => clock.now() - ago });

/** Who has put money on his account just now: how long ago. */
const latest: Readonly<Record<string, number>> = { Киберкот: hours(2) };

/** Money comes as it comes to everybody: through deposits that a provider confirmed, and the bonus of registration. */
export const seedMoney = async (app: App, tx: Tx): Promise<void> => {
  for (const { name, deposits } of demoClients) {
    const userId = demoId(name);
    const joined = days(20) + dice(`joined ${name}`, days(15));
    await grantRegistrationBonus(tx, clockAgo(app, joined), userId);
    for (const [index, rubles] of deposits.entries()) {
      const isLast = index === deposits.length - 1;
      const ago = (isLast ? latest[name] : undefined) ?? (joined * (deposits.length - index)) / (deposits.length + 1);
      const then: App = { ...app, clock: clockAgo(app, ago) };
      const amount = rublesToKopecks(rubles);
      const bonus = { amount: topUpBonus(amount), reason: 'CLIENT_TOPUP_BONUS' } as const;
      const { depositId } = await createDeposit(then, tx, { userId, amount, bonus, method: 'SBP', returnTo: '/balance' });
      await settleDeposit(then, tx, 'DUMMY', { depositId, amount, outcome: 'PAID' });
    }
  }
};
