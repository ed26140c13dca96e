/** Limit for every uploaded picture: a small file can decompress into a huge one. */
export const pictureLimits = { maxMegapixels: 50 } as const;
