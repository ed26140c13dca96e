import { days, hours, minutes } from '../time/durations';

export const presenceTerms = {
  /** Less since the last heartbeat: online. */
  online: minutes(4),
  /** Less: recently. */
  recently: hours(24),
  /** More: «Был в сети …» is hidden. */
  shown: days(1),
  /** The client's heartbeat. */
  heartbeat: minutes(3),
} as const;

export type OnlinePresence = 0 | 1 | 2;

/** 2 online, 1 recently, 0 offline, from the last heartbeat and the present moment in epoch ms. */
export const presenceOf = (lastOnlineAt: number | null, now: number): OnlinePresence => {
  if (lastOnlineAt === null) return 0;
  const silence = now - lastOnlineAt;
  if (silence < presenceTerms.online) return 2;
  return silence < presenceTerms.recently ? 1 : 0;
};

export type AvatarOnlineStatus = 'online' | 'recently' | 'offline';

/** The word for a presence number. */
export const avatarStatusOf = (presence: OnlinePresence): AvatarOnlineStatus =>
  presence === 2 ? 'online' : presence === 1 ? 'recently' : 'offline';

/** Whether «Был в сети …» is said: not for people who are away for over a day (specification, section 9). */
export const isLastSeenShown = (lastOnlineAt: number | null, now: number): boolean =>
  lastOnlineAt !== null && now - lastOnlineAt <= presenceTerms.shown;
