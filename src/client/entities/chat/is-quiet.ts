import type { ChatSettings } from '#contract/chat/chat-objects.ts';
import { isQuietAt, minutesOf } from '#domain/notifications/quiet-hours.ts';

/** Whether sounds are off: always, or during quiet hours, which may span midnight. `now` in epoch ms. */
export const isQuiet = (settings: ChatSettings | null, now: number): boolean => {
  if (settings === null) return false;
  if (!settings.sound) return true;
  if (settings.quietHours === null) return false;
  const { from, to } = settings.quietHours;
  return isQuietAt({ from: minutesOf(from), to: minutesOf(to) }, settings.timeZone, now);
};
