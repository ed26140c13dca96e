import * as z from 'zod/mini';
import { mateLandingsContract } from '#contract/mates/mate-landings.ts';
import { trainingLandingsContract } from '#contract/mates/training-landings.ts';
import { pageAt } from '#contract/page-at.ts';
import type { PageChunk } from '#contract/pages.ts';
import { category, type Game } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import type { PageResponses } from '../page-responses';
import { categoriesAddress, mateLandingAddress, tagAddress, trainingAddress } from '../preloaded-responses';
import type { FirstScreen } from './first-screen';
import { becomeMateScreen, categoryScreen, mateLandingScreen, tagScreen, trainingScreen } from './landing-screens';

/** Chunks of pages whose content operators write. */
export const landingChunks: readonly PageChunk[] = ['category-page', 'tag-page', 'training', 'mate-landing'];

/** The first screen of a page that introduces something; null where its response says that there is none, or is not there. */
export const landingScreen = async (
  pathname: string,
  visitor: Me | null,
  games: readonly Game[],
  read: PageResponses['read'],
): Promise<FirstScreen | null> => {
  const chunk = pageAt(pathname)?.chunk;
  const [, gameId = '', landing = '', id = ''] = pathname.split('/');
  const name = landing.slice(landing.indexOf('-') + 1);
  if (chunk === 'become-mate') return becomeMateScreen(gameId, visitor);
  if (chunk === 'training') {
    const school = trainingLandingsContract['GET /v1/training-landings/{id}'].response.safeParse(
      await read(trainingAddress(id)),
    );
    return school.success ? trainingScreen(school.data) : null;
  }
  if (chunk === 'mate-landing') {
    const found = mateLandingsContract['GET /v1/mate-landings/{id}'].response.safeParse(
      await read(mateLandingAddress(id)),
    );
    return found.success ? mateLandingScreen(found.data) : null;
  }
  if (chunk === 'tag-page') {
    const tag = mateLandingsContract['GET /v1/category-tags/{gameId}/{idOrSlug}'].response.safeParse(
      await read(tagAddress(gameId, name)),
    );
    return tag.success ? tagScreen(tag.data, gameId, visitor) : null;
  }
  const categories = z.array(category).safeParse(await read(categoriesAddress(gameId)));
  const game = games.find((one) => one.id === gameId);
  const found = categories.data?.find(({ slug, id: number }) => slug === name || String(number) === name);
  return found === undefined || game === undefined ? null : categoryScreen(found, game, visitor);
};
