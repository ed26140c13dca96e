import * as z from 'zod/mini';
import { matesContract } from '#contract/mates/mates.ts';
import { drawsContract } from '#contract/money/draws.ts';
import { pageAt } from '#contract/page-at.ts';
import { usersContract } from '#contract/people/users.ts';
import { category, type Game, referenceContract } from '#contract/reference.ts';
import type { Me } from '#contract/schemas/me.ts';
import { squadPricesContract } from '#contract/squads/squad-prices.ts';
import { visibleSquad } from '#contract/squads/squad-lists-fields.ts';
import { documentOfPath } from '#contract/routes/product-pages.ts';
import { documentPages } from '#domain/documents/document-pages.ts';
import { isTrial } from '#domain/games/category.ts';
import type { App } from '#server/platform/app.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import {
  categoriesAddress,
  drawAddress,
  firstSquadAddress,
  languagesAddress,
  mateAddress,
  overviewAddress,
  ownBookings,
  matesAddress,
  queuesAddress,
  squadsAddress,
  userAddress,
} from '../preloaded-responses';
import type { PageResponses } from '../page-responses';
import { blogScreen } from './blog-screen';
import type { FirstScreen } from './first-screen';
import { categoriesHtml } from './categories-html';
import { landingChunks, landingScreen } from './landing-screen-of';
import { loginScreen } from './login-screen';
import { matesHtml } from './mates-html';
import { mateScreen, userScreen } from './person-screens';
import { noticesHtml, squadsHtml } from './squads-html';
import { titledScreen, titleScreen, textScreen } from './text-screen';
import { todayScreen } from './today-screen';

interface Asked {
  readonly actor: Actor | null;
  readonly pathname: string;
  /** After the path. */
  readonly search: string;
  /** Null for a guest. */
  readonly visitor: Me | null;
  readonly games: readonly Game[];
  readonly responses: PageResponses;
}

/** Names by code, of the response about languages; a code without one stays as it is, as on the page. */
const languageNames = (response: unknown): ((code: string) => string) => {
  const languages = referenceContract['GET /v1/languages'].response.safeParse(response);
  const known = languages.success ? languages.data : [];
  return (code) => known.find((one) => one.code === code)?.name ?? code;
};

/** Whether the person who opens the page may order the trial lesson, of the response about its price. */
const isTrialOffered = (response: unknown): boolean =>
  squadPricesContract['GET /v1/squads/first-squad-prices'].response.safeParse(response).data?.available ?? false;

/** Cards that fit on the largest window; the page's script renders the rest. */
const most = 12;

/**
 * The first screen of the page at this path; null for a page that has none. It waits for the
 * responses that its title needs, and for no others.
 */
export const screenOf = async (
  app: App,
  { actor, pathname, search, visitor, games, responses }: Asked,
): Promise<FirstScreen | null> => {
  const chunk = pageAt(pathname)?.chunk;
  const { read } = responses;
  const look = { publicUrl: app.config.publicUrl, now: app.clock.now(), visitor };
  const [, first = '', middle = '', second = ''] = pathname.split('/');
  if (chunk === undefined) return null;
  if (chunk === 'blog' || chunk === 'article') return blogScreen(app, actor, pathname, responses.has(overviewAddress));
  if (chunk === 'become-mate' || landingChunks.includes(chunk)) return landingScreen(pathname, visitor, games, read);
  if (chunk === 'team')
    return textScreen(chunk, async () => {
      const mates = matesContract['GET /v1/mates/game/{gameId}'].response.safeParse(await read(matesAddress(first)));
      return mates.success ? matesHtml(mates.data.items.slice(0, most), first) : '';
    });
  if (chunk === 'squads-list')
    return textScreen(chunk, async () => {
      const [list, languages, bookings] = await Promise.all(
        [squadsAddress(first), languagesAddress, ownBookings].map((address) => read(address)),
      );
      const squads = z.array(visibleSquad).safeParse(list);
      const notices = visitor === null ? '' : noticesHtml(visitor, first, bookings, app.clock.now());
      return notices + squadsHtml((squads.data ?? []).slice(0, most), languageNames(languages));
    });
  if (chunk === 'create-squad')
    return textScreen(chunk, async () => {
      const [categories, prices] = await Promise.all([read(categoriesAddress(first)), read(firstSquadAddress)]);
      const kinds = z.array(category).safeParse(categories);
      const isOffered = isTrialOffered(prices);
      const playable = (kinds.data ?? []).filter((kind) => !isTrial(kind) || isOffered);
      return categoriesHtml(playable, isOffered && visitor?.mateAccess == null && playable.some(isTrial));
    });
  if (chunk === 'mate-page') {
    const mate = matesContract['GET /v1/mates/{gameId}/{mateId}'].response.safeParse(
      await read(mateAddress(first, second)),
    );
    return mate.success ? mateScreen(mate.data, isTrialOffered(await read(firstSquadAddress)), look) : null;
  }
  if (chunk === 'user-page') {
    const user = usersContract['GET /v1/users/{gameId}/{userId}'].response.safeParse(
      await read(userAddress(first, second)),
    );
    return user.success ? userScreen(user.data, look) : null;
  }
  if (chunk === 'draws') {
    const found = drawsContract['GET /v1/draws/{id}'].response.safeParse(await read(drawAddress(middle)));
    if (found.success) return titledScreen({ title: found.data.draw.title, lead: found.data.draw.description });
  }
  // Whoever still owes the desk's code is not given the queues, and is asked for it first.
  if (chunk === 'admin')
    return visitor === null || !responses.has(queuesAddress)
      ? null
      : todayScreen(() => read(queuesAddress), app.clock.now(), visitor.timeZone);
  if (chunk === 'login') return visitor === null ? loginScreen(search, app.config.demo) : null;
  if (chunk === 'policy') return titleScreen(documentPages[documentOfPath(pathname)]);
  return textScreen(chunk);
};
