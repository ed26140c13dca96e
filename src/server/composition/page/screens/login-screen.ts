import { signInModeOf } from '#contract/sign-in-mode.ts';
import { signInTitles } from '#domain/people/sign-in-titles.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import type { FirstScreen } from './first-screen';
import { titleScreen } from './text-screen';

/**
 * The sign-in page of a guest at this address. Whether it is one of registration only the browser may know: the
 * document's first script looks, and the style sheet shows one of both titles. `isWide`: beside it stand the demo's people.
 */
export const loginScreen = (search: string, isWide: boolean): FirstScreen => {
  const mode = signInModeOf(new URLSearchParams(search));
  const title =
    mode === null
      ? `<span class="first-known">${signInTitles['sign-in']}</span><span class="first-new">${signInTitles.register}</span>`
      : signInTitles[mode];
  return {
    ...titleScreen(pageTexts.login),
    sheet: 'login',
    start: `<section class="container page login${isWide ? ' login-wide' : ''}"><div class="card"><h1 class="page-title">${title}</h1></div>`,
  };
};
