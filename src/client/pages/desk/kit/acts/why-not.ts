import { texts } from '../texts';

/** An action sends the version of the log that the operator has seen: disabled until the log is loaded. */
export const untilSeen = (seen: number | undefined): string | null => (seen === undefined ? texts.untilSeen : null);

/** For a form with a missing field. */
export const unlessFilled = (filled: boolean): string | null => (filled ? null : texts.fillIn);
