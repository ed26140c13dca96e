import { isLastSeenShown, type OnlinePresence } from './presence';

/** How a person's presence reads. */
export const presenceTexts = { online: 'В сети', recently: 'Недавно в сети', offline: 'Не в сети' } as const;

interface Seen {
  readonly onlineLevel: OnlinePresence;
  /** Epoch ms. */
  readonly lastOnlineAt: number | null;
}

/**
 * «В сети», «Был в сети 18:40»; for a person who has been away for more than a day, only that they are offline
 * (specification, section 9). `dateOf` tells a moment as the reader's clock shows it; `now`: epoch ms.
 */
export const presenceText = (
  { onlineLevel, lastOnlineAt }: Seen,
  now: number,
  dateOf: (moment: number) => string,
): string => {
  if (onlineLevel === 2) return presenceTexts.online;
  return lastOnlineAt !== null && isLastSeenShown(lastOnlineAt, now)
    ? `Был в сети ${dateOf(lastOnlineAt)}`
    : presenceTexts.offline;
};
