import { ledgerRuleTexts, ledgerSubjectText } from '#domain/money/ledger-rule.ts';
import { formatRubles } from '#domain/text/format.ts';
import { ledgerFaults } from './composition/check-ledger';
import { ConfigError } from './platform/config/config';
import { readConfig } from './platform/config/read-config';

const run = async (): Promise<number> => {
  const faults = await ledgerFaults(readConfig(process.env));
  for (const { rule, subject, found, expected } of faults)
    process.stderr.write(
      `  ${ledgerRuleTexts[rule]}: ${ledgerSubjectText(subject, null)} (${subject}), ${formatRubles(found)} вместо ${formatRubles(expected)}\n`,
    );
  process.stdout.write(
    faults.length === 0 ? '\n  Книга проводок сходится.\n\n' : `\n  Не сходится: ${faults.length}\n\n`,
  );
  return faults.length === 0 ? 0 : 1;
};

run().then(
  (code) => process.exit(code),
  (problem: unknown) => {
    const plain = problem instanceof ConfigError;
    process.stderr.write(
      `\n  ${plain ? problem.message : `Не получилось: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`}\n\n`,
    );
    process.exit(1);
  },
);
