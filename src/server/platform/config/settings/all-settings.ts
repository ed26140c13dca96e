import { contacts, database, files, operation, start } from './own-settings';
import { payments, payouts, receipts, taxes } from './money-settings';
import { mail, messengers, signIn } from './outside-settings';
import type { SettingsGroup } from './setting';

/** Every setting of the server, in the order of `docs/settings.md`, which `npm run docs` writes from it. */
export const allSettings: readonly SettingsGroup[] = [
  start,
  contacts,
  database,
  files,
  mail,
  messengers,
  signIn,
  payments,
  payouts,
  receipts,
  taxes,
  operation,
];
