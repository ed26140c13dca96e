import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { appUser } from './schema/people';

/** Others see no more of whoever is deleted, or has asked to be and may still come back. */
export const isVisibleToOthers = and(ne(appUser.status, 'DELETED'), isNull(appUser.leavingAt));

/** The opposite: their name is not told any more. */
export const isHiddenFromOthers = or(eq(appUser.status, 'DELETED'), isNotNull(appUser.leavingAt));

/** Whom others may call, write to or pay: seen, and not blocked. */
export const isReachableByOthers = and(eq(appUser.status, 'ACTIVE'), isNull(appUser.leavingAt));
