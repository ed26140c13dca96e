import type { FirstBanner } from './first-banner';
import { firstChunks, type Viewer } from './first-chunk';
import { slogan } from '#domain/text/slogan.ts';
import { escapeJson } from './escape-json';
import type { PageHead } from './page-head';
import type { FirstScreen } from './screens/first-screen';
import type { Assets, Page } from './page-template';
import { preloadPicture } from './picture-html';
import { errorTable } from '#contract/errors/error-table.ts';

/**
 * Scripts of the first render: the shell's, the page's own chunk and, for a signed-in person, the shell's second half
 * with the banner, if there is one.
 */
const firstScripts = (
  { scripts, chunks }: Assets,
  pathname: string,
  viewer: Viewer,
  hasBanner: boolean,
): readonly string[] => {
  const names = [
    ...firstChunks(pathname, viewer),
    ...(viewer === 'guest' ? [] : ['signed-in']),
    ...(hasBanner ? ['pov-banner'] : []),
  ];
  // Chunk names come from the URL, so a name may not be in the build.
  return [
    ...new Set([...scripts, ...names.flatMap((name) => (Object.hasOwn(chunks, name) ? (chunks[name] ?? []) : []))]),
  ];
};

/**
 * Fonts and scripts, asked for at the beginning of the body: for a font that the head asks for, Chromium holds the first
 * paint back by up to a tenth of a second. The picture comes before them, in the head: a browser opens six connections,
 * and whoever waits for the seventh comes last.
 */
const preload = (fonts: readonly string[], scripts: readonly string[], nonce: string): string =>
  [
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="preload" as="script" nonce="${nonce}" href="${href}">`),
  ].join('');

const stylesOf = ({ sheets, firstStyles }: Assets, { sheet }: FirstScreen): string =>
  (sheet === null ? '' : (sheets[sheet] ?? '')) + firstStyles;

/** Whom the page is for; null for a guest. */
type Reader = { readonly permissions: readonly unknown[]; readonly mateAccess: unknown } | null;

const firstPlace = '<!--first screen-->';

/**
 * Replaces the promise (the text of the empty page) and the `noscript` hint: this page can be read without a script.
 */
const withFirstScreen = (template: string): string =>
  template
    .replace(/<main>[\s\S]*<\/main>/, () => `<main>${firstPlace}</main>`)
    .replace(/<noscript>[\s\S]*<\/noscript>/, '');

const viewerOf = (reader: Reader): Viewer => {
  if (reader === null) return 'guest';
  if (reader.permissions.length > 0) return 'admin';
  return reader.mateAccess === null ? 'user' : 'mate';
};

interface Shown {
  readonly first: FirstScreen | null;
  readonly banner: FirstBanner | null;
}

/** The page's HTML in the pieces in which it is sent, each as soon as what it is made of is there. */
interface PagePieces {
  /**
   * Everything that is known at once, as much of the first screen too: while the rest is read, the browser paints it and
   * asks for fonts and scripts.
   */
  readonly opening: string;
  /** The rest of the first screen; `main` is HTML. */
  readonly body: (main: string) => string;
  /**
   * The rest, with data for the page's script, so that its first render need not fetch anything: JSON in a script element
   * that is not executed.
   */
  readonly ending: (boot: object) => string;
}

const dataPlace = '{{boot}}';
const headEnd = '</head>';

/** Fills the page's placeholders. */
export const renderPage = (
  { template, assets }: Page,
  pathname: string,
  nonce: string,
  head: PageHead,
  reader: Reader,
  { first, banner }: Shown,
): PagePieces => {
  const parts: Readonly<Record<string, string>> = {
    nonce,
    // On a phone a mate's board replaces the promise: hides the promise so that it does not flash.
    owner: reader?.mateAccess == null ? '' : ' data-mate',
    banner: banner === null ? '' : ' data-banner',
    promise: slogan.title,
    promiseText: slogan.text,
    title: head.title,
    head:
      head.metas +
      (first === null || first.picture === null ? '' : preloadPicture(first.picture)) +
      (first === null ? '' : `<style nonce="${nonce}">${stylesOf(assets, first)}</style>`),
    preloads: preload(assets.fonts, firstScripts(assets, pathname, viewerOf(reader), banner !== null), nonce),
    scripts: assets.scripts.map((src) => `<script defer nonce="${nonce}" src="${src}"></script>`).join(''),
  };
  const filled = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => parts[name] ?? whole);
  const shown = first === null ? template : withFirstScreen(template);
  const [above = '', rest = ''] = shown.split(headEnd);
  const [body = '', below = ''] = rest.split(dataPlace);
  const [before = '', after = ''] = filled(body).split(firstPlace);
  return {
    // Whatever people have written comes in after the placeholders are filled: it holds none that count.
    opening: filled(above) + headEnd + before + (first?.start ?? ''),
    body: (main) => main + (first?.end ?? '') + after,
    ending: (boot) => escapeJson(boot) + filled(below),
  };
};

const look =
  '.away{padding-block:96px;text-align:center}.away h1{font:600 28px/1.2 var(--font-title)}.away p{margin-top:12px;color:var(--text-2)}' +
  '.away a{display:inline-block;margin-top:28px;padding:12px 24px;border-radius:12px;background:var(--accent);color:var(--accent-ink);font-weight:600;text-decoration:none}';

interface CalmWords {
  readonly title: string;
  readonly text: string;
}

/** Instead of a page that cannot be shown now: the product's bar and a calm sentence, with no script. */
const renderCalm = ({ template }: Page, nonce: string, { title, text }: CalmWords): string => {
  const main = `<main class="container away"><h1>${title}</h1><p>${text}</p><a href="">Повторить</a></main>`;
  const parts: Readonly<Record<string, string>> = {
    nonce,
    owner: '',
    banner: '',
    title: `${title} — Напарник`,
    head: `<style nonce="${nonce}">${look}</style>`,
    preloads: '',
    boot: '{}',
    scripts: '',
  };
  return template
    .replace(/<main>[\s\S]*<\/main>/, () => main)
    .replace(/<noscript>[\s\S]*<\/noscript>/, '')
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => parts[name] ?? whole);
};

/** What a browser is shown while the database is away. */
export const renderUnavailable = (page: Page, nonce: string): string =>
  renderCalm(page, nonce, { title: 'Скоро вернёмся', text: errorTable.SERVICE_UNAVAILABLE.message });

/** What the worker keeps for a browser without a network. */
export const renderOffline = (page: Page, nonce: string): string =>
  renderCalm(page, nonce, {
    title: 'Нет сети',
    text: 'Проверь интернет и попробуй ещё раз. Черновики в чате сохранены в этом браузере.',
  });
