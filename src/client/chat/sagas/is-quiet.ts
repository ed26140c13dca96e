import type { ChatSettings } from '../../../contract/chat/chat-settings';

/** `23:05` on the clock of that time zone. */
const timeIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);

/** Whether the person wants no sound now: never, or in these hours, which may go past midnight. `now` in epoch ms. */
export const isQuiet = (settings: ChatSettings | null, now: number): boolean => {
  if (settings === null) return false;
  if (!settings.sound) return true;
  if (settings.quietHours === null) return false;
  const { from, to } = settings.quietHours;
  const time = timeIn(settings.timeZone, now);
  return from <= to ? time >= from && time < to : time >= from || time < to;
};
