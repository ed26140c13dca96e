import { v4 } from 'uuid';

/**
 * A random id. The browser's own `crypto.randomUUID` exists only on https and on this machine's own names, not when
 * somebody opens a trial in the office by `http://naparnik.lan:3000`.
 */
export const randomId = (): string => v4();
