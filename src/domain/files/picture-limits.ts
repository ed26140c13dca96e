/** Limits for every uploaded picture. */
export const pictureLimits = {
  /** A small file can decompress into a huge picture; the frames of an animation count together. */
  maxMegapixels: 50,
  /** Pixels of the shorter side that a long picture keeps: the width of a phone's screenshot. */
  readableSide: 1080,
  /** Pixels of the longest side of a stored picture: WebP holds no more. */
  longestSide: 16_383,
} as const;

/**
 * Whether a picture is so long or so wide that it cannot be read when all of it is seen at once: the screenshot of a
 * chat, or of three monitors.
 */
export const isLongPicture = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.max(width, height) > 2 * Math.min(width, height);
