import type { App } from '../app/app';
import type { DepositProvider } from './deposit-provider';
import { dummyProvider } from './dummy-provider';

/**
 * The providers that are switched on. DUMMY credits money that nobody paid, so it lives in demo mode alone;
 * a real one joins here when its keys are configured.
 */
export const depositProviders = (app: App): readonly DepositProvider[] => (app.config.demo ? [dummyProvider(app.secret)] : []);

/** The provider with this name, in whatever case an address spells it; null when it is off or unknown. */
export const findProvider = (app: App, name: string): DepositProvider | null =>
  depositProviders(app).find(({ id }) => id.toLowerCase() === name.toLowerCase()) ?? null;
