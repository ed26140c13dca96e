import type { Kopecks } from '#domain/money/kopecks.ts';
import { seconds } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import { payoutBreaker, payoutProvidersOf } from './providers/all-providers';
import type { PayoutProvider } from './providers/provider';

/** For how long a balance is shown again without asking, ms of real time: every operator's page asks for it. */
const fresh = seconds(30);

const known = new WeakMap<
  App['database'],
  Map<string, { readonly at: number; readonly balance: Promise<Kopecks | null> }>
>();

const balanceOf = (app: App, provider: PayoutProvider): Promise<Kopecks | null> => {
  const own = known.get(app.database) ?? new Map<string, { at: number; balance: Promise<Kopecks | null> }>();
  known.set(app.database, own);
  const last = own.get(provider.id);
  if (last !== undefined && performance.now() - last.at < fresh) return last.balance;
  const balance = payoutBreaker(app, provider)
    .execute(() => provider.balance())
    .catch((problem: unknown) => {
      app.log.warn({ err: problem, provider: provider.id }, 'the account for payouts does not tell its balance');
      return null;
    });
  own.set(provider.id, { at: performance.now(), balance });
  return balance;
};

/** Providers of payouts and what is left with them. */
export const accountsOf = async (app: App) => ({
  automatic: (await app.settings.get('payouts-automatic')) === 1,
  items: await Promise.all(
    payoutProvidersOf(app).map(async (provider) => {
      const balance = await balanceOf(app, provider);
      return { provider: provider.id, balance: balance };
    }),
  ),
});
