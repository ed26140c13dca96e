import type { OnlinePresence } from '../enums/online-presence';
import { presenceTerms } from '../settings/presence-terms';

/** 2 online, 1 recently, 0 offline, from the last heartbeat and the present moment in epoch ms. */
export const presenceOf = (lastOnlineAt: number | null, now: number): OnlinePresence => {
  if (lastOnlineAt === null) return 0;
  const silence = now - lastOnlineAt;
  if (silence < presenceTerms.online) return 2;
  return silence < presenceTerms.recently ? 1 : 0;
};
