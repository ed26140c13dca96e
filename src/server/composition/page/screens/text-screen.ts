import type { PageChunk } from '../../../../contract/pages';
import { pageTexts } from '../../../../domain/text/page-texts';
import { escapeHtml } from '../escape-html';
import { type FirstScreen, short } from './first-screen';

interface ScreenTexts {
  readonly title: string;
  readonly lead?: string;
}

const textsOf: Partial<Record<PageChunk, ScreenTexts>> = {
  login: pageTexts.login,
  team: pageTexts.team,
  'squads-list': pageTexts.squads,
  'create-squad': pageTexts.createSquad,
  'how-it-works': pageTexts.howItWorks,
  'become-mate': pageTexts.becomeMate,
  support: pageTexts.support,
  draws: pageTexts.draws,
  policy: pageTexts.policy,
};

/** A title with its lead, and below them HTML made of escaped words. */
export const titledScreen = ({ title, lead = '' }: ScreenTexts, below = ''): FirstScreen => ({
  title,
  description: short(lead),
  image: null,
  facts: null,
  kind: 'website',
  main: `<section class="container first-page"><h1>${escapeHtml(title)}</h1>${lead === '' ? '' : `<p class="first-lead">${escapeHtml(lead)}</p>`}${below}</section>`,
});

/** The words of a page that has the same for everybody; null for every other one. */
export const textScreen = (chunk: PageChunk, below = ''): FirstScreen | null => {
  const words = textsOf[chunk];
  return words === undefined ? null : titledScreen(words, below);
};
