/** When a person wants no sound: minutes of their day, which may go past midnight; null where no hour is quiet. */
export interface QuietHours {
  readonly from: number | null;
  readonly to: number | null;
}

const minuteOfDay = (timeZone: string, at: number): number => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = time.format(at).split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether the moment (epoch ms) is in the quiet hours of somebody who lives in this time zone (IANA). */
export const isQuietAt = ({ from, to }: QuietHours, timeZone: string, at: number): boolean => {
  if (from === null || to === null || from === to) return false;
  const minute = minuteOfDay(timeZone, at);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};
