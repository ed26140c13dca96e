/** When a person wants no sound, in minutes of their day; may cross midnight; null: no quiet hours. */
export interface QuietHours {
  readonly from: number | null;
  readonly to: number | null;
}

/** `23:05` → minutes of the day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes of the day → `23:05`. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minuteIn = (timeZone: string, at: number): number =>
  minutesOf(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  );

/** Whether the moment (epoch ms) lies in the quiet hours, by the clock of this time zone (IANA). */
export const isQuietAt = ({ from, to }: QuietHours, timeZone: string, at: number): boolean => {
  if (from === null || to === null || from === to) return false;
  const minute = minuteIn(timeZone, at);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};
