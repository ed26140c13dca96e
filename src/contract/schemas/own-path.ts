import * as z from 'zod/mini';

/** A path of our own pages to come back to: never another host, however a browser reads the slashes. */
export const ownPath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\\\s]*$/));
