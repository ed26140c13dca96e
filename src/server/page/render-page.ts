import type { Assets, Page } from './page-template';

const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The first page's own code comes with the shell's, not after it. */
const firstChunks: Readonly<Record<string, string>> = { '/': 'home', '/login': 'login' };

const preload = (assets: Assets, pathname: string, nonce: string): string =>
  [
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...(assets.chunks[firstChunks[pathname] ?? ''] ?? []).map((href) => `<link rel="preload" as="script" nonce="${nonce}" href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('');

/** Fills the page's placeholders; the boot data is JSON in a script element that never runs. */
export const renderPage = ({ template, assets }: Page, pathname: string, nonce: string, title: string, boot: unknown): string => {
  const parts: Readonly<Record<string, string>> = {
    nonce,
    title,
    head: preload(assets, pathname, nonce),
    boot: escapeJson(boot),
    scripts: assets.scripts.map((src) => `<script defer nonce="${nonce}" src="${src}"></script>`).join(''),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => parts[name] ?? whole);
};
