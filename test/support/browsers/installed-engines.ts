import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export type EngineName = 'Firefox' | 'WebKitGTK';

const firstOf = (files: readonly string[]): string | null => files.find((file) => fs.existsSync(file)) ?? null;

export const firefoxPath = (): string | null =>
  firstOf(
    [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].filter((file) => file !== ''),
  );

/** A browser of the engine that its driver starts; the folder's name ends with the version of its interface. */
export const miniBrowserPath = (): string | null => {
  const folders = fs.existsSync('/usr/lib') ? fs.readdirSync('/usr/lib') : [];
  const libraries = [
    '/usr/lib',
    ...folders.filter((name) => name.includes('-linux-')).map((name) => `/usr/lib/${name}`),
  ];
  return firstOf(
    libraries.flatMap((folder) =>
      ['4.1', '6.0', '4.0'].flatMap((version) => [
        `${folder}/webkit2gtk-${version}/MiniBrowser`,
        `${folder}/webkitgtk-${version}/MiniBrowser`,
      ]),
    ),
  );
};

const isCommand = (name: string): boolean => spawnSync(name, ['--help'], { stdio: 'ignore' }).error === undefined;

/** Why an engine cannot run here, in words for the developer; null if it can. */
export const lackOf = (engine: EngineName): string | null => {
  if (engine === 'Firefox')
    return firefoxPath() === null ? 'no Firefox (Debian: apt-get install firefox-esr; or FIREFOX_PATH)' : null;
  const missing = [
    ...(isCommand('WebKitWebDriver') && miniBrowserPath() !== null ? [] : ['webkit2gtk-driver']),
    ...(isCommand('Xvfb') ? [] : ['xvfb']),
  ];
  return missing.length === 0 ? null : `no ${missing.join(' and no ')} (Debian: apt-get install ${missing.join(' ')})`;
};

export const everyEngine: readonly EngineName[] = ['Firefox', 'WebKitGTK'];

/** Engines of this machine. Each journey runs in all of them. */
export const installedEngines = (): readonly EngineName[] => everyEngine.filter((engine) => lackOf(engine) === null);
