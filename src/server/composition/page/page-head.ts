import { pageAt } from '#contract/page-at.ts';
import type { PageChunk } from '#contract/pages.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import type { PageTexts } from '../../features/landings/public';
import { escapeHtml } from './escape-html';
import { escapeJson } from './escape-json';
import type { FirstScreen } from './screens/first-screen';

/** Both are escaped HTML. */
export interface PageHead {
  readonly title: string;
  readonly metas: string;
}

/** What the head of a page is made of. */
export interface PageFacts {
  readonly pathname: string;
  /** Texts of an operator for this URL, or of a landing; they take precedence over those of the first screen. */
  readonly words: PageTexts | null;
  readonly first: FirstScreen | null;
  readonly missing: boolean;
}

/** The brand. */
const service = 'Напарник';

/**
 * Public pages that are useless as search results, or about people who do not expect to be found: unlike mates, clients
 * do not.
 */
const notIndexed: readonly PageChunk[] = [
  'login',
  'user-page',
  'friend-invitation',
  'dev-ui',
  'dev-replay',
  'dev-machines',
  'dev-market',
  'dev-tools',
];

/** Whether search engines may index a page: it exists and is public. */
export const isIndexed = ({ pathname, missing }: Pick<PageFacts, 'pathname' | 'missing'>): boolean => {
  const page = pageAt(pathname);
  return !missing && page !== null && page.access === 'all' && !notIndexed.includes(page.chunk);
};

/** 1200 × 630, for link previews of pages without a picture of their own. */
const sharePicture = '/assets/icons/share.png';

interface HeadTexts {
  readonly title: string;
  readonly description: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** An absolute URL. */
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

/** Texts about the product, for a page without texts of its own. */
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
    // An avatar is shown small next to the text, a picture large above it.
    meta('name', 'twitter:card', image === null || kind === 'article' ? 'summary_large_image' : 'summary'),
  ].join('');

/** The canonical path of a page, without a trailing slash or query. */
const ownPath = ({ words, pathname }: PageFacts): string => words?.path ?? pathname.replace(/(?<=.)\/+$/, '');

const forSearch = (pageFacts: PageFacts, publicUrl: string, nonce: string): string => {
  const url = publicUrl + ownPath(pageFacts);
  const facts = pageFacts.first?.facts ?? null;
  const described =
    facts === null ? '' : `<script type="application/ld+json" nonce="${nonce}">${escapeJson(facts)}</script>`;
  return `<link rel="canonical" href="${escapeHtml(url)}">${meta('property', 'og:url', url)}${described}`;
};

/**
 * Head of the served page for search engines and messengers; `publicUrl` is the product's origin. A page that must not
 * be indexed has a link preview all the same, because people send links; a missing page has none.
 */
export const pageHead = (publicUrl: string, pageFacts: PageFacts, nonce: string): PageHead => {
  const texts = headTextsOf(pageFacts, publicUrl);
  const title =
    pageFacts.words === null && pageFacts.first === null && pageFacts.pathname !== '/'
      ? service
      : `${texts.title} — ${service}`;
  return {
    title: escapeHtml(title),
    metas: [
      pageFacts.missing ? '' : meta('name', 'description', texts.description) + preview(texts, publicUrl),
      isIndexed(pageFacts) ? forSearch(pageFacts, publicUrl, nonce) : meta('name', 'robots', 'noindex'),
    ].join(''),
  };
};
