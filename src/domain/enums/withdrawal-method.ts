export const withdrawalMethods = ['BANK_CARD_RU', 'BANK_CARD', 'YOOMONEY', 'USDT_TRC20', 'SBP', 'TRX'] as const;

export type WithdrawalMethod = (typeof withdrawalMethods)[number];
