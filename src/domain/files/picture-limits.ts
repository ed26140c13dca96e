/** Of every picture that anybody sends: one of a small file can be huge once unpacked. */
export const pictureLimits = { maxMegapixels: 50 } as const;
