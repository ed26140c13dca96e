import { days, hours, minutes } from '../time/durations';

/** Terms of presence, in ms (domain rules, section 4). */
export const presenceTerms = {
  /** Online: the last heartbeat is younger than this, ms. */
  online: minutes(4),
  /** Recently online: the last heartbeat is younger than this, ms. */
  recently: hours(24),
  /** «Был в сети …» is hidden when the last heartbeat is older than this, ms. */
  shown: days(1),
  /** Interval of the browser's heartbeats, ms. */
  heartbeat: minutes(3),
} as const;

export type OnlinePresence = 0 | 1 | 2;

/** 2 online, 1 recently, 0 offline; from the last heartbeat and the present moment, both epoch ms. */
export const presenceOf = (lastOnlineAt: number | null, now: number): OnlinePresence => {
  if (lastOnlineAt === null) return 0;
  const silence = now - lastOnlineAt;
  if (silence < presenceTerms.online) return 2;
  return silence < presenceTerms.recently ? 1 : 0;
};

export type AvatarOnlineStatus = 'online' | 'recently' | 'offline';

/** The name of a presence number. */
export const avatarStatusOf = (presence: OnlinePresence): AvatarOnlineStatus =>
  presence === 2 ? 'online' : presence === 1 ? 'recently' : 'offline';

/**
 * Whether «Был в сети …» is shown: not for people who have been away for over a day (specification, section 9). Epoch
 * ms.
 */
export const isLastSeenShown = (lastOnlineAt: number | null, now: number): boolean =>
  lastOnlineAt !== null && now - lastOnlineAt <= presenceTerms.shown;
