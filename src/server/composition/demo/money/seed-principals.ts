import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { storePrincipals } from '../../../features/receipts/public';
import { demoId, dice } from '../demo-person';
import { demoMates } from '../people/demo-mates';

const weights = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
] as const;

/** A number with the check digits of a person's INN. */
const innOf = (name: string): string =>
  weights.reduce<string>(
    (digits, some) => {
      const sum = some.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
      return `${digits}${(sum % 11) % 10}`;
    },
    `77${String(10_000_000 + dice(`inn ${name}`, 89_999_999))}`,
  );

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
