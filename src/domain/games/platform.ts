export const platforms = ['PC', 'PS', 'XBOX', 'CROSS'] as const;

export type Platform = (typeof platforms)[number];

export const gameParamOwnerTypes = ['ALL', 'CLIENT', 'MATE'] as const;

export type GameParamOwnerType = (typeof gameParamOwnerTypes)[number];
