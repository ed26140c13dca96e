import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface FoundChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const usual = [
  // Has no windows: a new context takes half the time that it takes in the full browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const packed = '@sparticuz/chromium@147.0.0';

const cache = path.resolve('node_modules/.cache/chromium');

/** What a person can do on a machine without a browser and without the registry. */
const help = 'Install one (Debian: apt-get install chromium-headless-shell), or name yours: CHROMIUM_PATH=… npm test';

/** Installed beside and then renamed: several workers may do it at the same time. */
const installPacked = (): void => {
  process.stderr.write(`This machine has no Chromium: ${packed} is installed into ${cache} (70 MB). ${help}\n`);
  const beside = `${cache}-${process.pid}`;
  const options = { stdio: 'pipe', shell: process.platform === 'win32' } as const;
  const { status, stderr } = spawnSync('npm', ['install', '--no-save', '--prefix', beside, packed], options);
  if (status !== 0) throw new Error(`No Chromium on this machine, and none from npm. ${help}\n${String(stderr)}`);
  if (!fs.existsSync(cache)) fs.renameSync(beside, cache);
};

/**
 * A Chromium from npm, unpacked on first use with its own libraries and fonts for a bare machine. In a process of its
 * own, because the package unpacks its libraries only where it detects this kind of cloud function.
 */
const packedChromium = (): FoundChromium => {
  if (!fs.existsSync(cache)) installPacked();
  const script = "console.log(await (await import('@sparticuz/chromium')).default.executablePath())";
  const env = { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const executablePath = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: cache,
    env,
    encoding: 'utf8',
  }).trim();
  const libraries = [path.join(os.tmpdir(), 'al2023', 'lib'), path.join(os.tmpdir(), 'al2', 'lib')].filter((folder) =>
    fs.existsSync(folder),
  );
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: [...libraries, process.env['LD_LIBRARY_PATH'] ?? ''].join(':'),
      FONTCONFIG_PATH: path.join(os.tmpdir(), 'fonts'),
    },
  };
};

/** A Chromium for tests: the one named by CHROMIUM_PATH, an installed one, or one from npm. */
export const findChromium = (): FoundChromium => {
  const named = process.env['CHROMIUM_PATH'];
  const installed = [...(named ? [named] : []), ...usual].find((file) => fs.existsSync(file));
  return installed ? { executablePath: installed, env: {} } : packedChromium();
};
