import * as z from 'zod/mini';

/** A moment on the wire: UTC, ISO 8601 with milliseconds. */
export const isoTime = z.iso.datetime();
