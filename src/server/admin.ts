import { grantAllPermissions } from './composition/grant-all-permissions';
import { printFailure } from './composition/print-failure';
import { ConfigError } from './platform/config/config';
import { readConfig } from './platform/config/read-config';

const run = async (): Promise<void> => {
  const email = process.argv[2];
  if (!email?.includes('@')) throw new ConfigError('Whose account gets all permissions: npm run admin -- EMAIL');
  const username = await grantAllPermissions(readConfig(process.env), email);
  process.stdout.write(
    `\n  ${username} is now an administrator with all permissions and sets up a code for the desk on entering it.\n\n`,
  );
};

run().then(
  () => process.exit(0),
  (problem: unknown) => {
    printFailure('Failed', problem);
    process.exit(1);
  },
);
