import { personInn } from '#domain/receipts/inn.ts';
import type { TaxStatus } from '#domain/taxes/tax-status.ts';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { writeProfile } from '../../../features/taxes/public';
import { demoId, dice } from '../demo-person';
import { demoMates } from '../people/demo-mates';

const innOf = (name: string): string => personInn(`77${String(10_000_000 + dice(`inn ${name}`, 89_999_999))}`);

/** About this one nothing is known yet: receipts with their part wait for an operator. */
const unknown = 'Гранит';

const others: Readonly<Partial<Record<string, TaxStatus>>> = { Мирай: 'SOLE_PROPRIETOR', Алиса: 'INDIVIDUAL' };

/** How the mates pay taxes; before any money moves, since receipts are printed meanwhile. */
export const seedTaxProfiles = async (app: App, tx: Tx): Promise<void> => {
  for (const { name } of Object.values(demoMates).flat())
    if (name !== unknown)
      await writeProfile(app, tx, demoId(name), {
        status: others[name] ?? 'SELF_EMPLOYED',
        inn: innOf(name),
        name,
        phone: `+7916${1_000_000 + dice(`phone ${name}`, 8_999_999)}`,
      });
};
