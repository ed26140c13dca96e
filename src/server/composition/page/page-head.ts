import { pageAt } from '../../../contract/page-at';
import type { PageChunk } from '../../../contract/pages';
import { pageWords } from '../../../domain/text/page-words';
import type { PageWords } from '../../features/landings/public';
import { escapeHtml } from './escape-html';
import { escapeJson } from './escape-json';
import type { FirstScreen } from './screens/first-screen';

/** Ready to stand in the page: both are HTML. */
export interface PageHead {
  readonly title: string;
  readonly metas: string;
}

/** What a page has to say of itself. */
export interface SaidOfPage {
  readonly pathname: string;
  /** An operator's for this address, or a landing's. They go before what the first screen says. */
  readonly words: PageWords | null;
  readonly first: FirstScreen | null;
  readonly missing: boolean;
}

/** The brand, as the served page says it. */
const service = 'Напарник';

/** Open to everybody, but of use to nobody who searches, or of people who have not asked to be found: mates have. */
const unsearched: readonly PageChunk[] = [
  'login',
  'user-page',
  'friend-invitation',
  'dev-ui',
  'dev-replay',
  'dev-machines',
  'dev-tools',
];

/** Whether search engines may show a page: who is not signed in finds there what the address promises. */
export const isSearched = ({ pathname, missing }: Pick<SaidOfPage, 'pathname' | 'missing'>): boolean => {
  const page = pageAt(pathname);
  return !missing && page !== null && page.access === 'all' && !unsearched.includes(page.chunk);
};

/** 1200 × 630, for pages without a picture of their own. */
const sharePicture = '/assets/icons/share.png';

interface Told {
  readonly title: string;
  readonly description: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** A whole address. */
  readonly image: string | null;
  readonly kind: FirstScreen['kind'];
}

const toldByWords = (words: PageWords, publicUrl: string): Told => ({
  ...words,
  image: words.imageUrl === null ? null : publicUrl + words.imageUrl,
  kind: 'website',
});

const toldByScreen = ({ title, description, image, kind }: FirstScreen): Told => ({
  title,
  description,
  ogTitle: title,
  ogDescription: description,
  image,
  kind,
});

/** Of a page that says nothing of itself the product is told. */
const toldOfProduct: Told = {
  title: pageWords.home.title,
  description: pageWords.home.lead,
  ogTitle: pageWords.home.title,
  ogDescription: pageWords.home.lead,
  image: null,
  kind: 'website',
};

const toldOf = ({ words, first }: SaidOfPage, publicUrl: string): Told => {
  if (words !== null) return toldByWords(words, publicUrl);
  return first === null ? toldOfProduct : toldByScreen(first);
};

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  content === '' ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const preview = ({ ogTitle, ogDescription, image, kind }: Told, publicUrl: string): string =>
  [
    meta('property', 'og:type', kind),
    meta('property', 'og:locale', 'ru_RU'),
    meta('property', 'og:site_name', service),
    meta('property', 'og:title', ogTitle),
    meta('property', 'og:description', ogDescription),
    meta('property', 'og:image', image ?? publicUrl + sharePicture),
    // A face is shown small beside the words, a picture above them.
    meta('name', 'twitter:card', image === null || kind === 'article' ? 'summary_large_image' : 'summary'),
  ].join('');

/** The one address of a page, without a slash at its end and whatever else was added. */
const ownPath = ({ words, pathname }: SaidOfPage): string => words?.path ?? pathname.replace(/(?<=.)\/+$/, '');

const forSearch = (said: SaidOfPage, publicUrl: string, nonce: string): string => {
  const url = publicUrl + ownPath(said);
  const facts = said.first?.facts ?? null;
  const described =
    facts === null ? '' : `<script type="application/ld+json" nonce="${nonce}">${escapeJson(facts)}</script>`;
  return `<link rel="canonical" href="${escapeHtml(url)}">${meta('property', 'og:url', url)}${described}`;
};

/**
 * What the served page says of itself to search engines and messengers; `publicUrl` is where the product stands. What
 * nobody should find by searching has a preview all the same, for links are sent; what is not there has none.
 */
export const pageHead = (publicUrl: string, said: SaidOfPage, nonce: string): PageHead => {
  const told = toldOf(said, publicUrl);
  const title =
    said.words === null && said.first === null && said.pathname !== '/' ? service : `${told.title} — ${service}`;
  return {
    title: escapeHtml(title),
    metas: [
      said.missing ? '' : meta('name', 'description', told.description) + preview(told, publicUrl),
      isSearched(said) ? forSearch(said, publicUrl, nonce) : meta('name', 'robots', 'noindex'),
    ].join(''),
  };
};
