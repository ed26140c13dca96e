import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { appUser } from './schema/people';

/** A person whose profile others may see: neither deleted nor leaving (an account that is about to be deleted). */
export const isVisibleToOthers = and(ne(appUser.status, 'DELETED'), isNull(appUser.leavingAt));

/** The opposite: their name is not shown. */
export const isHiddenFromOthers = or(eq(appUser.status, 'DELETED'), isNotNull(appUser.leavingAt));

/** A person whom others may call, write to or pay: visible and not blocked. */
export const isReachableByOthers = and(eq(appUser.status, 'ACTIVE'), isNull(appUser.leavingAt));
