export const gameParamOwnerTypes = ['ALL', 'CLIENT', 'MATE'] as const;

export type GameParamOwnerType = (typeof gameParamOwnerTypes)[number];
