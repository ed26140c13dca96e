export const avatarLimits = { maxBytes: 5 * 1024 * 1024, minSidePixels: 200, types: ['jpeg', 'png', 'webp'] } as const;
