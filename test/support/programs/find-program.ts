import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Debian installs PostgreSQL's programs by version. */
const versions = '/usr/lib/postgresql';

/** Folders of server programs, including those outside a user's PATH. */
const folders = (): readonly string[] => [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
  ...(fs.existsSync(versions) ? fs.readdirSync(versions).map((version) => path.join(versions, version, 'bin')) : []),
];

const installed = (name: string): string | undefined =>
  folders()
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

/** Works only for root on a system with apt; `-o` waits for another installation that holds apt's lock. */
const install = (aptPackage: string): void => {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: readonly string[]): boolean =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...words], { env, stdio: 'ignore' }).status === 0;
  if (!apt('install', '-y', '--no-install-recommends', aptPackage) && apt('update'))
    apt('install', '-y', '--no-install-recommends', aptPackage);
};

/** Path of a server program: an installed one, otherwise it is installed from the system's packages. */
export const findProgram = (name: string, aptPackage = name): string => {
  if (installed(name) === undefined) install(aptPackage);
  const file = installed(name);
  if (file === undefined)
    throw new Error(
      `This test needs ${name} on the PATH, and it could not be installed: apt-get install ${aptPackage}`,
    );
  return file;
};
