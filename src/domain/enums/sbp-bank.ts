/** Banks that take a withdrawal by phone number (SBP). */
export const sbpBanks = [
  'SBERBANK',
  'TBANK',
  'ALFA',
  'VTB',
  'GAZPROMBANK',
  'RAIFFEISEN',
  'SOVCOMBANK',
  'OZON',
  'YANDEX',
  'WILDBERRIES',
  'MTS',
  'PSB',
  'ROSSELKHOZ',
  'POCHTA',
  'OTP',
] as const;

export type SbpBank = (typeof sbpBanks)[number];
