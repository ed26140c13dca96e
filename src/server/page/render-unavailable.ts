import { errorTable } from '../../contract/errors/error-table';
import type { Page } from './page-template';

const look =
  '.away{padding-block:96px;text-align:center}.away h1{font:600 28px/1.2 var(--font-title)}.away p{margin-top:12px;color:var(--text-2)}' +
  '.away a{display:inline-block;margin-top:28px;padding:12px 24px;border-radius:12px;background:var(--accent);color:var(--accent-ink);font-weight:600;text-decoration:none}';

/** The product's bar and one calm sentence, with no script: what a browser is shown while the database is away. */
export const renderUnavailable = ({ template }: Page, nonce: string): string => {
  const main = `<main class="container away"><h1>Скоро вернёмся</h1><p>${errorTable.SERVICE_UNAVAILABLE.message}</p><a href="">Повторить</a></main>`;
  const parts: Readonly<Record<string, string>> = { nonce, title: 'Скоро вернёмся — Напарник', head: `<style nonce="${nonce}">${look}</style>`, boot: '{}', scripts: '' };
  return template
    .replace(/<main>[\s\S]*<\/main>/, () => main)
    .replace(/<noscript>[\s\S]*<\/noscript>/, '')
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => parts[name] ?? whole);
};
