import { minutes } from '../time/durations';

/** Limits of a profile photo. */
export const avatarLimits = {
  maxBytes: 5 * 1024 * 1024,
  minSidePixels: 200,
  types: ['jpeg', 'png', 'webp', 'avif'],
  /**
   * Stored sizes, pixels: `small` serves the specification's sizes up to 44, `large` up to 136, both at double density.
   */
  keptEdges: { small: 96, large: 272 },
  uploads: { window: minutes(10), tries: 20 },
} as const;

const { large, small } = avatarLimits.keptEdges;
const ending = `-${large}.webp`;

/** URL of the small version of a photo; null for a picture that is stored in one size only. */
export const smallAvatar = (address: string): string | null =>
  address.endsWith(ending) ? `${address.slice(0, -ending.length)}-${small}.webp` : null;

export const avatarSizes = [16, 24, 32, 44, 52, 72, 88, 136] as const;

export type AvatarSize = (typeof avatarSizes)[number];
