import type { OnlinePresence } from '../enums/online-presence';

/** Heartbeats come every 3 minutes: one may be late, two may not. */
const onlineForMs = 4 * 60_000;
const recentlyForMs = 24 * 3_600_000;

/** 2 online, 1 recently, 0 offline; both times in epoch ms. */
export const onlineLevelAt = (lastOnlineAt: number | null, now: number): OnlinePresence => {
  if (lastOnlineAt === null) return 0;
  const ago = now - lastOnlineAt;
  return ago < onlineForMs ? 2 : ago < recentlyForMs ? 1 : 0;
};
