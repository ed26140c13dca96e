import * as z from 'zod/mini';
import { mateCard } from '#contract/schemas/mate-card.ts';
import { platforms } from '#domain/games/platform.ts';
import { payModes } from '#domain/squad/facts/squad-enums.ts';

/** A squad being set up. It survives a reload and a guest's sign-in. */
const draftSchema = z.object({
  categoryId: z.nullable(z.number()),
  platform: z.enum(platforms),
  durationMinutes: z.number(),
  languages: z.array(z.string()),
  /** In the order of choice. */
  mates: z.array(mateCard),
  /** How many friends are invited by link. */
  friends: z.number(),
  /** Friends invited by name: a mate's own clients. */
  named: z._default(z.array(z.object({ id: z.string(), username: z.string(), avatarUrl: z.nullable(z.string()) })), []),
  visible: z.boolean(),
  payMode: z.enum(payModes),
  slots: z.number(),
  /** Calls any mate who fits instead of named ones. */
  hot: z._default(z.boolean(), false),
  /** It was valid once; the server checks it again. */
  promoCode: z._default(z.string(), ''),
});

export type Draft = z.output<typeof draftSchema>;

/** Validated, as an older version of the page may have stored it; null when it is no draft. */
export const readDraft = (text: string | null): Draft | null => {
  try {
    return draftSchema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
};
