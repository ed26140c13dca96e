import { eq } from 'drizzle-orm';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { appUser } from '../db/schema/people';
import { profileChanged } from './profile-changed';

type Changed = Partial<Pick<typeof appUser.$inferInsert, 'username' | 'usernameKey' | 'avatarUrl' | 'description' | 'country' | 'languages'>>;

/** Writes these fields of a person's profile, gives the avatar that stood before, and tells who must know. */
export const changeProfile = (app: App, userId: string, changed: Changed): Promise<{ readonly avatarUrl: string | null }> =>
  inTransaction(app.db, async (tx) => {
    const [before] = await tx.select({ avatarUrl: appUser.avatarUrl }).from(appUser).where(eq(appUser.id, userId)).for('no key update');
    await tx.update(appUser).set(changed).where(eq(appUser.id, userId));
    await profileChanged(tx, userId);
    return { avatarUrl: before?.avatarUrl ?? null };
  });
