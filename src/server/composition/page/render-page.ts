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

/** Whom the page is for; null for a guest. */
type Reader = { readonly permissions: readonly unknown[]; readonly mateAccess: unknown } | null;

/** Styles close to those of the rendered page, so that little moves when its script takes over. */
const firstStyles =
  '.first-article{padding-block:24px 64px;font-size:17px;line-height:1.7}.first-article>*{max-width:760px;margin-top:18px}.first-article h1{font:600 30px/1.2 var(--font-title)}.first-article h2{font-size:24px}.first-article h3{font-size:19px}.first-article img{max-width:100%;height:auto;border-radius:12px}.first-article a{color:var(--accent)}.first-article ul,.first-article ol{padding-left:26px;list-style:disc}.first-by{color:var(--text-2)}.first-article .first-cover{width:100%;max-width:none;margin-top:12px;border-radius:24px;object-fit:cover;aspect-ratio:3.1}' +
  '.first-tile{width:100%;height:418px;margin-top:219px;border-radius:16px;object-fit:cover}.first-lines{padding-left:26px;margin-top:24px;line-height:1.7;list-style:disc}.first-lines a{color:var(--accent)}' +
  '.first-page{padding-block:40px 64px}.first-page h1{font:600 30px/1.2 var(--font-title);letter-spacing:-.02em}.first-lead{max-width:60em;margin-top:6px;color:var(--text-2);line-height:1.55}' +
  '.first-cards{display:grid;gap:16px;margin-top:115px}.first-cards li{padding:20px;border:1px solid var(--line);border-radius:16px;background:var(--surface-1)}.first-cards h3{margin-top:12px;font-size:16px}.first-cards p{margin-top:8px;color:var(--text-2);font-size:13px}.first-cards b,.first-prices b{color:var(--text-1)}' +
  '.first-mates{grid-template-columns:repeat(auto-fill,minmax(min(264px,100%),1fr))}.first-mates li{min-height:330px;content-visibility:auto;contain-intrinsic-size:auto 330px}.first-mates q{display:-webkit-box;overflow:hidden;line-height:21.5px;quotes:none;-webkit-box-orient:vertical;-webkit-line-clamp:2}' +
  '.first-squads{grid-template-columns:repeat(auto-fill,minmax(min(344px,100%),1fr));margin-top:143px}.first-squads li{min-height:206px;content-visibility:auto;contain-intrinsic-size:auto 206px}.first-squads img{display:inline-block}' +
  '.first-kinds{grid-template-columns:repeat(auto-fit,minmax(116px,1fr));gap:12px;margin-top:195px}.first-kinds li{min-height:206px;padding:36px 12px 14px}' +
  '.first-face{border-radius:50%;object-fit:cover;vertical-align:middle}.first-person{display:grid;grid-template-columns:136px minmax(0,1fr);gap:20px;padding-top:136px}.first-person p,.first-prices{margin-top:8px}.first-prices{color:var(--text-2)}.first-about{grid-column:1/-1;max-width:44em;padding:20px;line-height:1.6}' +
  '.first-paint:has(.first-desk) .bar{display:none}.first-desk{padding:80px 24px 24px 256px}.first-desk h1{font:600 30px/1.2 var(--font-title);letter-spacing:-.02em}.first-desk p{margin-top:4px;color:var(--text-2);font-size:14px}' +
  '@media(min-width:992px){.first-tile{width:calc((100% - 16px)*2/3)}.first-mates{margin-left:296px}.first-kinds{margin-right:392px}}' +
  '@media(max-width:767.98px){.first-desk{padding:72px 12px 32px}.first-desk h1{font-size:21px}.first-desk p{line-height:1.5}.first-article{padding-top:5px}.first-tile{height:300px;margin-top:327px}.first-page{padding-block:20px 32px}.first-page h1{font-size:21px}.first-cards{gap:12px;margin-top:188px}.first-cards li{padding:16px}.first-kinds{grid-template-columns:1fr 1fr;gap:8px;margin-top:277px}.first-kinds li{min-height:166px;padding:36px 16px 14px}.first-person{grid-template-columns:minmax(0,1fr);gap:12px;padding-top:68px}.first-about{padding:16px}}';

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
      assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
      (first === null ? '' : `<style nonce="${nonce}">${firstStyles}</style>`),
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
