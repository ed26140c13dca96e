import * as z from 'zod/mini';
import { mateCard } from '../../../../contract/schemas/mate-card';
import { platforms } from '../../../../domain/games/platform';
import { payModes } from '../../../../domain/squad/facts/squad-enums';

/** A squad as it is being put together. It outlives a reload and a guest's way through sign-in. */
const draftSchema = z.object({
  categoryId: z.nullable(z.number()),
  platform: z.enum(platforms),
  durationMinutes: z.number(),
  languages: z.array(z.string()),
  /** In the order of choice. */
  mates: z.array(mateCard),
  /** How many friends come by link. */
  friends: z.number(),
  /** Friends called by name: a mate's own clients. */
  named: z._default(z.array(z.object({ id: z.string(), username: z.string(), avatarUrl: z.nullable(z.string()) })), []),
  visible: z.boolean(),
  payMode: z.enum(payModes),
  slots: z.number(),
  /** Calls any mate who fits instead of named ones. */
  hot: z._default(z.boolean(), false),
  /** Found fitting once; the server asks again. */
  promoCode: z._default(z.string(), ''),
});

export type Draft = z.output<typeof draftSchema>;

/** What an older version of the page left is not trusted; null for what is no draft. */
export const readDraft = (text: string | null): Draft | null => {
  try {
    return draftSchema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
};
