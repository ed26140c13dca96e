import { personInn } from '#domain/receipts/inn.ts';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { storePrincipals } from '../../../features/receipts/public';
import { demoId, dice } from '../demo-person';
import { demoMates } from '../people/demo-mates';

const innOf = (name: string): string => personInn(`77${String(10_000_000 + dice(`inn ${name}`, 89_999_999))}`);

/** About this one nothing is known yet: receipts with their part wait for an operator. */
const unknown = 'Гранит';

/** What the demo's register is told about the mates; before any money moves, since receipts are printed meanwhile. */
export const seedPrincipals = (app: App, tx: Tx): Promise<void> =>
  storePrincipals(
    app,
    tx,
    Object.values(demoMates).flatMap((mates) =>
      mates
        .filter(({ name }) => name !== unknown)
        .map(({ name }) => ({
          userId: demoId(name),
          inn: innOf(name),
          name,
          phone: `+7916${1_000_000 + dice(`phone ${name}`, 8_999_999)}`,
        })),
    ),
  );
