import { pageAt } from '#contract/page-at.ts';
import { type PovRequestView, povRequestView } from '#contract/schemas/pov-request.ts';
import { readCurrentPov } from '../../features/pov-requests/public';
import type { App } from '../../platform/app';
import { onWire } from '../../platform/http/response-shape';
import type { Actor } from '../../platform/sessions/actor';
import { squadPath } from '#contract/routes/game-pages.ts';

/**
 * The banner about a requested recording, which stands between the header and the page: it comes with the page, since
 * one that comes later would push the page down under somebody's finger.
 */
export interface FirstBanner {
  /** What the page's script would fetch for it. */
  readonly answers: Readonly<Record<string, { readonly request: PovRequestView }>>;
}

const requestOnWire = onWire(povRequestView);

/**
 * Null if this page has none: the squad's own page shows the request in a card, and the desk has its own frame.
 */
export const readFirstBanner = async (app: App, actor: Actor | null, pathname: string): Promise<FirstBanner | null> => {
  if (actor === null || (actor.permissions.length > 0 && pageAt(pathname)?.chunk === 'admin')) return null;
  const request = await readCurrentPov(app, actor.id);
  if (request === null || pathname === squadPath({ gameId: request.gameId, squadId: request.squadId })) return null;
  return { answers: { '/v1/pov-requests/current': { request: requestOnWire(request) } } };
};
