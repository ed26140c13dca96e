import { eq } from 'drizzle-orm';
import { presenceOf } from '../../../domain/presence/presence-of';
import { presenceTerms } from '../../../domain/settings/presence-terms';
import type { App } from '../../app/app';
import { mateCard } from '../../db/schema/mate-cards';
import { appUser } from '../../db/schema/people';
import type { DeadlineHandler } from '../../deadlines/deadline-sweeper';
import { watchPresence } from './mark-online';

/** A mate who has been silent long enough becomes «recently», a day later offline; one who was not is looked at again later. */
export const agePresence =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId: userId }) => {
    const [person] = await tx.select({ lastOnlineAt: appUser.lastOnlineAt }).from(appUser).where(eq(appUser.id, userId));
    const last = person?.lastOnlineAt?.getTime() ?? null;
    const presence = presenceOf(last, app.clock.now());
    await tx.update(mateCard).set({ presence }).where(eq(mateCard.userId, userId));
    if (last === null || presence === 0) return;
    await watchPresence(tx, userId, last + (presence === 2 ? presenceTerms.online : presenceTerms.recently));
  };
