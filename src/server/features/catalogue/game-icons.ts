import { and, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { gameIcon } from '#domain/games/game-icon.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import { game, gameIcon as storedIcon } from '../../platform/db/schema/mates/games-and-mates';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { limitRate } from '../../platform/http/rate-limit';
import type { Actor } from '../../platform/sessions/actor';
import { storePicture } from '../../platform/uploads/store-picture';
import { discardFile, recordFile, removeFiles } from '../../platform/uploads/stored-files';
import { sweepPortion } from '../../platform/uploads/sweep-portion';

const { maxBytes, types, minSidePixels, edge, unusedKeptFor, uploads } = gameIcon;
const refusals = { tooLarge: 'ADMIN_GAME_ICON_TOO_LARGE', unreadable: 'ADMIN_GAME_ICON_INVALID_TYPE' } as const;

/**
 * Stores an icon, cropped to a square and encoded as WebP without metadata; a game uses it once its address is saved.
 * @throws Refusal ADMIN_GAME_ICON_TOO_LARGE, ADMIN_GAME_ICON_INVALID_TYPE, VALIDATION_ERROR for one too small,
 * RATE_LIMITED
 */
export const uploadIcon = async (
  app: App,
  { actor, http }: { readonly actor: Actor; readonly http: { readonly request: FastifyRequest } },
): Promise<{ readonly iconUrl: string }> => {
  await limitRate(app, `game icon:${actor.id}`, uploads.tries, uploads.window);
  const { src } = await storePicture(app, http.request, 'games', {
    maxBytes,
    kinds: types,
    width: edge,
    height: edge,
    fit: 'cover',
    minSide: minSidePixels,
    ...refusals,
  });
  await recordFile(
    () => app.db.insert(storedIcon).values({ src, uploadedAt: new Date(app.clock.now()) }),
    () => discardFile(app, src),
  );
  return { iconUrl: src };
};

const unused = sql`NOT EXISTS (SELECT 1 FROM ${game} WHERE ${game.iconUrl} = ${storedIcon.src})`;

/** Once a day: icons that were uploaded long ago and that no game uses are deleted, row and bytes. */
export const sweepIcons =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    const found = await tx
      .select({ src: storedIcon.src })
      .from(storedIcon)
      .where(and(lt(storedIcon.uploadedAt, new Date(now - unusedKeptFor)), unused))
      .orderBy(storedIcon.uploadedAt)
      .limit(sweepPortion);
    const addresses = found.map(({ src }) => src);
    if (addresses.length > 0) await tx.delete(storedIcon).where(inArray(storedIcon.src, addresses));
    await removeFiles(app.files, addresses);
    const next = addresses.length === sweepPortion ? 0 : days(1);
    await scheduleDeadline(tx, { aggregate: 'catalogue:all', kind: 'catalogue.icons-swept' }, now + next);
  };
