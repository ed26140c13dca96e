import { texts } from '../texts';

/** An act names what the operator has seen of the log: until that has come there is nothing to name. */
export const untilSeen = (seen: number | undefined): string | null => (seen === undefined ? texts.untilSeen : null);

/** For a form that lacks something. */
export const unlessFilled = (filled: boolean): string | null => (filled ? null : texts.fillIn);
