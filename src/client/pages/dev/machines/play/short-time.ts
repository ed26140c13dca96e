import { shortSpan } from '#domain/text/short-span.ts';
import { minutes, seconds } from '#domain/time/durations.ts';
import { texts } from './texts';

/** A span of the played clock: seconds below a minute, else at most two units. Milliseconds. */
export const shortTime = (ms: number): string =>
  ms < minutes(1) ? texts.seconds(Math.ceil(ms / seconds(1))) : shortSpan(ms);
