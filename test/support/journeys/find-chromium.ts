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

/** The Chromium installed by npm: unpacked on first use, with its own libraries and fonts for a bare machine. */
const packedChromium = async (): Promise<FoundChromium> => {
  // The package unpacks its libraries only if it detects this kind of cloud function.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
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

/** A Chromium for tests: the one named by CHROMIUM_PATH, an installed one, or the one from npm. */
export const findChromium = async (): Promise<FoundChromium> => {
  const named = process.env['CHROMIUM_PATH'];
  const installed = [...(named ? [named] : []), ...usual].find((file) => fs.existsSync(file));
  return installed ? { executablePath: installed, env: {} } : packedChromium();
};
