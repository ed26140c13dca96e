export const chatLimits = { maxTextCharacters: 4000, maxFileBytes: 10 * 1024 * 1024 } as const;
