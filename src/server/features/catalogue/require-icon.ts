import fs from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { gameIcon } from '../../platform/db/schema/mates/games-and-mates';
import { Refusal } from '../../platform/http/refusal';

/** A picture that came with the page: `/assets/games/cs2.svg`. No segment can lead out of its folder. */
const ofPage = /^\/assets\/((?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|jpe?g))$/;

const isPicture = async (app: App, tx: Tx, iconUrl: string): Promise<boolean> => {
  const name = ofPage.exec(iconUrl)?.[1];
  if (name === undefined) {
    const uploaded = await tx.select({ src: gameIcon.src }).from(gameIcon).where(eq(gameIcon.src, iconUrl));
    return uploaded.length > 0;
  }
  const file = await fs.stat(path.join(app.config.clientDir, name)).catch(() => null);
  return file?.isFile() ?? false;
};

/**
 * Refuses an icon that nobody would see: it is neither an uploaded one nor a picture of the page.
 * @throws Refusal ADMIN_GAME_ICON_NOT_FOUND
 */
export const requireIcon = async (app: App, tx: Tx, iconUrl: string): Promise<void> => {
  if (!(await isPicture(app, tx, iconUrl))) throw new Refusal('ADMIN_GAME_ICON_NOT_FOUND');
};
