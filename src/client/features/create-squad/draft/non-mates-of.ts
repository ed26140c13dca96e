import type { Draft } from './draft';
import { friendsOf } from './friends-of';

/** Who pays: the client and his friends; a mate who creates a squad plays for at least one client, called or still to come. */
export const nonMatesOf = (draft: Pick<Draft, 'friends' | 'named'>, isMate: boolean): number => (isMate ? Math.max(1, friendsOf(draft)) : 1 + friendsOf(draft));
