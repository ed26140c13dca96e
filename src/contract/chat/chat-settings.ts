import * as z from 'zod/mini';

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Hours without sound, on the person's own clock; `to` may lie after midnight. */
const quietHours = z.nullable(z.object({ from: timeOfDay, to: timeOfDay }));

export const chatSettingsChange = z.object({ sound: z.boolean(), quietHours });

/** How the chat calls for this person's attention. */
export const chatSettings = z.extend(chatSettingsChange, {
  /** IANA name of the account's time zone, by which quiet hours count. */
  timeZone: z.string(),
  /** Grows with each change: the greater one is true. */
  version: z.number(),
});

export type ChatSettings = z.output<typeof chatSettings>;
