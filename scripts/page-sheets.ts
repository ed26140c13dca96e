import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** CSS without comments and white space. */
export const squeezeCss = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim();

/**
 * Style sheets of few pages: each is text in the scripts that import it (`kit/theme/sheets`), and in the HTML of a first
 * screen that needs it.
 */
const names = ['article', 'landing', 'people', 'steps', 'login'] as const;

const fileOf = (name: string): string => path.join(__dirname, '../src/client/kit/theme', `${name}.css`);
const textOf = (name: string): string => squeezeCss(readFileSync(fileOf(name), 'utf8'));

export const pageSheetFiles: readonly string[] = names.map(fileOf);

/** For the server. */
export const pageSheetTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, textOf(name)]));

/** `pageSheets.article` in a script stands for the text of that sheet. */
export const pageSheetsInScripts = Object.fromEntries(
  names.map((name) => [
    `pageSheets.${name}`,
    webpack.DefinePlugin.runtimeValue(() => JSON.stringify(textOf(name)), { fileDependencies: [fileOf(name)] }),
  ]),
);
