import { grantAllPermissions } from './composition/grant-all-permissions';
import { ConfigError } from './platform/config/config';
import { readConfig } from './platform/config/read-config';

const run = async (): Promise<void> => {
  const email = process.argv[2];
  if (!email?.includes('@')) throw new ConfigError('Кому дать права: npm run admin -- EMAIL');
  const username = await grantAllPermissions(readConfig(process.env), email);
  process.stdout.write(
    `\n  ${username} теперь администратор со всеми правами. Код для админки он настроит при входе.\n\n`,
  );
};

run().then(
  () => process.exit(0),
  (problem: unknown) => {
    const plain = problem instanceof ConfigError;
    process.stderr.write(
      `\n  ${plain ? problem.message : `Не получилось: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`}\n\n`,
    );
    process.exit(1);
  },
);
