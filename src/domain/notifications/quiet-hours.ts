/** When a person wants no sound: minutes of their day, which may go past midnight; null where no hour is quiet. */
export interface QuietHours {
  readonly from: number | null;
  readonly to: number | null;
}

/** Minutes of the day of `23:05`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `23:05` of minutes of the day. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minuteIn = (timeZone: string, at: number): number =>
  minutesOf(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  );

/** Whether the moment (epoch ms) is in the quiet hours of somebody who lives in this time zone (IANA). */
export const isQuietAt = ({ from, to }: QuietHours, timeZone: string, at: number): boolean => {
  if (from === null || to === null || from === to) return false;
  const minute = minuteIn(timeZone, at);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};
