import { formatName } from '#domain/files/formats-text.ts';
import type { FileKind } from '#domain/files/file-kind.ts';
import { days, hours, minutes, seconds } from '#domain/time/durations.ts';

// Summaries of calls are English, for developers; what people read is written by domain/text.

const units = [
  ['day', days(1)],
  ['hour', hours(1)],
  ['minute', minutes(1)],
] as const;

/** A span in milliseconds in the largest unit that divides it: `15 minutes`, `1 hour`. */
export const spanInEnglish = (ms: number): string => {
  const [name, length] = units.find((unit) => ms % unit[1] === 0) ?? ['second', seconds(1)];
  const count = ms / length;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

const megabyte = 1024 ** 2;

/** A size in bytes: `10 MB`, `512 KB`. */
export const sizeInEnglish = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${Number((bytes / megabyte).toFixed(2))} MB`;

/** `JPEG, PNG or WebP` */
export const formatsInEnglish = (kinds: readonly FileKind[]): string =>
  kinds
    .map(formatName)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
