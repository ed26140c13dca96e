import type { LedgerRule } from '#domain/money/ledger-rule.ts';
import { formatRubles } from '#domain/text/format.ts';
import { ledgerFaults } from './composition/check-ledger';
import { printFailure } from './composition/print-failure';
import { readConfig } from './platform/config/read-config';

/** What is wrong where a rule does not hold. */
const ruleTexts: Readonly<Record<LedgerRule, string>> = {
  TRANSFERS: 'Transfers do not add up to zero: one of them has no other side',
  CACHED: 'An account has another balance than its transfers give',
  BELOW_ZERO: 'An account is below zero',
  HOLDS: 'More or less is held than squads, bookings, reserves, certificates, courses and withdrawals hold',
  GRANTS: 'More or less bonus or gift money than is left of the grants',
  GRANT: 'What is left of a grant is not what was given less what was spent or has expired',
  LINES: 'The history of a person’s operations does not give the balance of the account',
  ADVANCES: 'Advances, set-offs and returns of a person do not give their own money that the service owes them',
};

const run = async (): Promise<number> => {
  const faults = await ledgerFaults(readConfig(process.env));
  for (const { rule, subject, found, expected } of faults)
    process.stderr.write(
      `  ${ruleTexts[rule]}: ${subject}, ${formatRubles(found)} instead of ${formatRubles(expected)}\n`,
    );
  process.stdout.write(faults.length === 0 ? '\n  The ledger is consistent.\n\n' : `\n  Faults: ${faults.length}\n\n`);
  return faults.length === 0 ? 0 : 1;
};

run().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    printFailure('Failed', problem);
    process.exit(1);
  },
);
