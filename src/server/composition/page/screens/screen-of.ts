import * as z from 'zod/mini';
import { matesContract } from '#contract/mates/mates.ts';
import { drawsContract } from '#contract/money/draws.ts';
import { pageAt } from '#contract/page-at.ts';
import { usersContract } from '#contract/people/users.ts';
import { type CategoryAnswer, category, referenceContract } from '#contract/reference.ts';
import { squadPricesContract } from '#contract/squads/squad-prices.ts';
import { visibleSquad } from '#contract/squads/squad-lists-fields.ts';
import { documentOfPath } from '#contract/routes/product-pages.ts';
import { documentPages } from '#domain/documents/document-pages.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { isTrial } from '#domain/games/category.ts';
import type { PageTexts } from '#server/features/landings/public.ts';
import type { App } from '#server/platform/app.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import {
  categoriesAddress,
  drawAddress,
  firstSquadAddress,
  languagesAddress,
  mateAddress,
  matesAddress,
  queuesAddress,
  squadsAddress,
  userAddress,
} from '../preloaded-responses';
import type { PageResponses } from '../page-responses';
import { blogScreen } from './blog-screen';
import type { FirstScreen } from './first-screen';
import { categoriesHtml } from './categories-html';
import { landingChunks } from './landing-chunks';
import { matesHtml } from './mates-html';
import { mateScreen, userScreen } from './person-screens';
import { squadsHtml } from './squads-html';
import { titledScreen, titleScreen, textScreen } from './text-screen';
import { todayScreen } from './today-screen';

interface Asked {
  readonly actor: Actor | null;
  readonly pathname: string;
  /** Of the account; null for a guest. */
  readonly timeZone: string | null;
  readonly words: Promise<PageTexts | null>;
  readonly responses: PageResponses;
}

/** Names by code, of the response about languages; a code without one stays as it is, as on the page. */
const languageNames = (response: unknown): ((code: string) => string) => {
  const languages = referenceContract['GET /v1/languages'].response.safeParse(response);
  const known = languages.success ? languages.data : [];
  return (code) => known.find((one) => one.code === code)?.name ?? code;
};

/** Cards that fit on the largest window; the page's script renders the rest. */
const most = 12;

/**
 * The first screen of the page at this path; null for a page that has none. It waits for the
 * responses that its title needs, and for no others.
 */
export const screenOf = async (
  app: App,
  { actor, pathname, timeZone, words, responses }: Asked,
): Promise<FirstScreen | null> => {
  const chunk = pageAt(pathname)?.chunk;
  const { read } = responses;
  const { publicUrl } = app.config;
  const [, first = '', middle = '', second = ''] = pathname.split('/');
  if (chunk === undefined) return null;
  if (chunk === 'blog' || chunk === 'article') return blogScreen(app, actor, pathname);
  const landing = landingChunks.includes(chunk) ? await words : null;
  if (landing !== null) return titledScreen({ title: landing.title, lead: landing.description });
  if (chunk === 'team')
    return textScreen(chunk, async () => {
      const mates = matesContract['GET /v1/mates/game/{gameId}'].response.safeParse(await read(matesAddress(first)));
      return mates.success ? matesHtml(mates.data.items.slice(0, most), first) : '';
    });
  if (chunk === 'squads-list')
    return textScreen(chunk, async () => {
      const [list, languages] = await Promise.all([read(squadsAddress(first)), read(languagesAddress)]);
      const squads = z.array(visibleSquad).safeParse(list);
      return squads.success ? squadsHtml(squads.data.slice(0, most), languageNames(languages)) : '';
    });
  if (chunk === 'create-squad')
    return textScreen(chunk, async () => {
      const [categories, prices] = await Promise.all([read(categoriesAddress(first)), read(firstSquadAddress)]);
      const kinds = z.array(category).safeParse(categories);
      const terms = squadPricesContract['GET /v1/squads/first-squad-prices'].response.safeParse(prices);
      const offered = (kind: CategoryAnswer): boolean => !isTrial(kind) || (terms.success && terms.data.available);
      return kinds.success ? categoriesHtml(kinds.data.filter(offered)) : '';
    });
  if (chunk === 'mate-page') {
    const mate = matesContract['GET /v1/mates/{gameId}/{mateId}'].response.safeParse(
      await read(mateAddress(first, second)),
    );
    return mate.success ? mateScreen(mate.data, publicUrl) : null;
  }
  if (chunk === 'user-page') {
    const user = usersContract['GET /v1/users/{gameId}/{userId}'].response.safeParse(
      await read(userAddress(first, second)),
    );
    return user.success ? userScreen(user.data, publicUrl) : null;
  }
  if (chunk === 'draws') {
    const found = drawsContract['GET /v1/draws/{id}'].response.safeParse(await read(drawAddress(middle)));
    if (found.success) return titledScreen({ title: found.data.draw.title, lead: found.data.draw.description });
  }
  // Whoever still owes the desk's code is not given the queues, and is asked for it first.
  if (chunk === 'admin')
    return timeZone === null || !responses.has(queuesAddress)
      ? null
      : todayScreen(() => read(queuesAddress), app.clock.now(), timeZone);
  if (chunk === 'login') return titleScreen(pageTexts.login);
  if (chunk === 'policy') return titleScreen(documentPages[documentOfPath(pathname)]);
  return textScreen(chunk);
};
