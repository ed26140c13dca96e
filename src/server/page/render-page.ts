import { firstChunk } from './first-chunk';
import type { Assets, Page } from './page-template';

const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The files of the first render: the page's own part and, with somebody signed in, the shell's second half. */
const firstScripts = ({ chunks }: Assets, pathname: string, signedIn: boolean): readonly string[] => [
  ...new Set([...(chunks[firstChunk(pathname, signedIn) ?? ''] ?? []), ...(signedIn ? (chunks['signed-in'] ?? []) : [])]),
];

const preload = (assets: Assets, scripts: readonly string[], nonce: string): string =>
  [
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="preload" as="script" nonce="${nonce}" href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('');

/** What the page's script starts from, so that its first render asks for nothing. */
interface Boot {
  readonly me: unknown;
}

/** Fills the page's placeholders; the boot data is JSON in a script element that never runs. */
export const renderPage = ({ template, assets }: Page, pathname: string, nonce: string, title: string, boot: Boot): string => {
  const parts: Readonly<Record<string, string>> = {
    nonce,
    title,
    head: preload(assets, firstScripts(assets, pathname, boot.me !== null), nonce),
    boot: escapeJson(boot),
    scripts: assets.scripts.map((src) => `<script defer nonce="${nonce}" src="${src}"></script>`).join(''),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => parts[name] ?? whole);
};
