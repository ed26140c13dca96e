import { pageAt } from '../../../contract/page-at';
import type { PageChunk } from '../../../contract/pages';
import { pageTexts } from '../../../domain/text/page-texts';
import type { PageTexts } from '../../features/landings/public';
import { escapeHtml } from './escape-html';
import { escapeJson } from './escape-json';
import type { FirstScreen } from './screens/first-screen';

/** Ready to stand in the page: both are HTML. */
export interface PageHead {
  readonly title: string;
  readonly metas: string;
}

/** What a page has to say of itself. */
export interface PageFacts {
  readonly pathname: string;
  /** An operator's for this address, or a landing's. They go before what the first screen says. */
  readonly words: PageTexts | null;
  readonly first: FirstScreen | null;
  readonly missing: boolean;
}

/** The brand, as the served page says it. */
const service = 'Напарник';

/** Open to everybody, but of use to nobody who searches, or of people who have not asked to be found: mates have. */
const notIndexed: readonly PageChunk[] = [
  'login',
  'user-page',
  'friend-invitation',
  'dev-ui',
  'dev-replay',
  'dev-machines',
  'dev-tools',
];

/** Whether search engines may show a page: who is not signed in finds there what the address promises. */
export const isIndexed = ({ pathname, missing }: Pick<PageFacts, 'pathname' | 'missing'>): boolean => {
  const page = pageAt(pathname);
  return !missing && page !== null && page.access === 'all' && !notIndexed.includes(page.chunk);
};

/** 1200 × 630, for pages without a picture of their own. */
const sharePicture = '/assets/icons/share.png';

interface HeadTexts {
  readonly title: string;
  readonly description: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** A whole address. */
  readonly image: string | null;
  readonly kind: FirstScreen['kind'];
}

const headOfWords = (words: PageTexts, publicUrl: string): HeadTexts => ({
  ...words,
  image: words.imageUrl === null ? null : publicUrl + words.imageUrl,
  kind: 'website',
});

const headOfScreen = ({ title, description, image, kind }: FirstScreen): HeadTexts => ({
  title,
  description,
  ogTitle: title,
  ogDescription: description,
  image,
  kind,
});

/** Of a page that says nothing of itself the product is told. */
const headOfProduct: HeadTexts = {
  title: pageTexts.home.title,
  description: pageTexts.home.lead,
  ogTitle: pageTexts.home.title,
  ogDescription: pageTexts.home.lead,
  image: null,
  kind: 'website',
};

const headTextsOf = ({ words, first }: PageFacts, publicUrl: string): HeadTexts => {
  if (words !== null) return headOfWords(words, publicUrl);
  return first === null ? headOfProduct : headOfScreen(first);
};

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  content === '' ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const preview = ({ ogTitle, ogDescription, image, kind }: HeadTexts, publicUrl: string): string =>
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
const ownPath = ({ words, pathname }: PageFacts): string => words?.path ?? pathname.replace(/(?<=.)\/+$/, '');

const forSearch = (said: PageFacts, publicUrl: string, nonce: string): string => {
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
export const pageHead = (publicUrl: string, said: PageFacts, nonce: string): PageHead => {
  const told = headTextsOf(said, publicUrl);
  const title =
    said.words === null && said.first === null && said.pathname !== '/' ? service : `${told.title} — ${service}`;
  return {
    title: escapeHtml(title),
    metas: [
      said.missing ? '' : meta('name', 'description', told.description) + preview(told, publicUrl),
      isIndexed(said) ? forSearch(said, publicUrl, nonce) : meta('name', 'robots', 'noindex'),
    ].join(''),
  };
};
