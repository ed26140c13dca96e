import type { PageChunk } from '#contract/pages.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { escapeHtml } from '../escape-html';
import { type FirstScreen, type SheetName, short } from './first-screen';

interface ScreenTexts {
  readonly title: string;
  readonly lead?: string;
  readonly sheet?: SheetName | null;
  /** The classes of the lead, where it does not stand as under the title of a list. */
  readonly look?: 'lead' | 'lead lead-large' | 'page-lead';
}

const textsOf: Partial<Record<PageChunk, ScreenTexts>> = {
  team: pageTexts.team,
  'squads-list': pageTexts.squads,
  'create-squad': { ...pageTexts.createSquad, sheet: 'steps' },
  'how-it-works': { ...pageTexts.howItWorks, look: 'lead lead-large' },
  support: { ...pageTexts.support, look: 'lead' },
  draws: { ...pageTexts.draws, look: 'page-lead' },
};

/** A screen of a title with its lead, and HTML below them. */
export const titledScreen = (
  { title, lead = '', look, sheet = null }: ScreenTexts,
  below: FirstScreen['main'] = null,
): FirstScreen => ({
  title,
  description: short(lead),
  image: null,
  sheet,
  picture: null,
  facts: null,
  kind: 'website',
  start: `<section class="container page"><h1 class="page-title">${escapeHtml(title)}</h1>${lead === '' ? '' : `<p class="${look ?? 'first-lead'}">${escapeHtml(lead)}</p>`}`,
  main: below,
  end: '</section>',
});

/** A screen of a title; its lead is only told to search engines, because the page has it elsewhere or not at all. */
export const titleScreen = ({ title, lead = '' }: ScreenTexts): FirstScreen => ({
  ...titledScreen({ title }),
  description: short(lead),
});

/** The screen of a page with fixed texts; null for every other page. */
export const textScreen = (chunk: PageChunk, below: FirstScreen['main'] = null): FirstScreen | null => {
  const words = textsOf[chunk];
  return words === undefined ? null : titledScreen(words, below);
};
