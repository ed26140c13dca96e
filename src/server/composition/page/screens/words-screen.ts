import type { PageChunk } from '../../../../contract/pages';
import { pageWords } from '../../../../domain/text/page-words';
import { escapeHtml } from '../escape-html';
import { type FirstScreen, short } from './first-screen';

interface Words {
  readonly title: string;
  readonly lead?: string;
}

const wordsOf: Partial<Record<PageChunk, Words>> = {
  login: pageWords.login,
  team: pageWords.team,
  'squads-list': pageWords.squads,
  'create-squad': pageWords.createSquad,
  'how-it-works': pageWords.howItWorks,
  'become-mate': pageWords.becomeMate,
  support: pageWords.support,
  draws: pageWords.draws,
  policy: pageWords.policy,
};

/** A title with its lead, and below them HTML made of escaped words. */
export const titledScreen = ({ title, lead = '' }: Words, below = ''): FirstScreen => ({
  title,
  description: short(lead),
  image: null,
  facts: null,
  kind: 'website',
  main: `<section class="container first-page"><h1>${escapeHtml(title)}</h1>${lead === '' ? '' : `<p class="first-lead">${escapeHtml(lead)}</p>`}${below}</section>`,
});

/** The words of a page that has the same for everybody; null for every other one. */
export const wordsScreen = (chunk: PageChunk, below = ''): FirstScreen | null => {
  const words = wordsOf[chunk];
  return words === undefined ? null : titledScreen(words, below);
};
