import { minutes } from '../time/durations';

/** Limits of a profile photo. */
export const avatarLimits = {
  maxBytes: 5 * 1024 * 1024,
  minSidePixels: 200,
  types: ['jpeg', 'png', 'webp', 'avif'],
  /** The stored square's side in pixels: for the specification's sizes up to 136, at double density. */
  keptEdge: 272,
  uploads: { window: minutes(10), tries: 20 },
} as const;

export const avatarSizes = [16, 24, 32, 44, 52, 72, 88, 136] as const;

export type AvatarSize = (typeof avatarSizes)[number];
