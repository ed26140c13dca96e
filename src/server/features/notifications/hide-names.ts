import { and, inArray } from 'drizzle-orm';
import { deletedName } from '#domain/people/leaving.ts';
import { usernameKey } from '#domain/people/username.ts';
import type { Executor } from '../../platform/db/open-database';
import type { notification } from '../../platform/db/schema/notifications';
import { appUser } from '../../platform/db/schema/people';
import { isHiddenFromOthers } from '../../platform/db/visible-to-others';

type StoredNotification = typeof notification.$inferSelect;

/** Notifications to operators name people even after they are deleted. */
const forOperators: readonly string[] = ['STRIKES_TO_DECIDE', 'SUPPORT_ASKED', 'ARTICLE_TO_MODERATE'];

const namedIn = ({ kind, facts }: StoredNotification): string | null =>
  facts !== null && 'who' in facts && typeof facts.who === 'string' && !forOperators.includes(kind) ? facts.who : null;

/**
 * Hides the names of people who are deleted or leaving in stored notifications; a person who comes back is named again.
 */
export const hideNames = async (
  db: Executor,
  rows: readonly StoredNotification[],
): Promise<readonly StoredNotification[]> => {
  const keys = new Set(rows.flatMap((row) => namedIn(row) ?? []).map(usernameKey));
  if (keys.size === 0) return rows;
  const hidden = await db
    .select({ key: appUser.usernameKey })
    .from(appUser)
    .where(and(inArray(appUser.usernameKey, [...keys]), isHiddenFromOthers));
  const gone = new Set(hidden.map(({ key }) => key));
  return rows.map((row) => {
    const name = namedIn(row);
    return name !== null && gone.has(usernameKey(name)) ? { ...row, facts: { ...row.facts, who: deletedName } } : row;
  });
};
