import type { HeldGiftKind, HeldGiftState, RingState } from '../risk/held-gift';
import type { RiskSignal } from '../risk/signals';

/* What the desk calls accounts that look like one person's. */

export const riskSignalTexts: Readonly<Record<RiskSignal, string>> = {
  SAME_REQUISITES: 'выводят на одни реквизиты',
  SAME_CARD: 'платят одной картой',
  SAME_DEVICE: 'заходят с одного устройства',
  SAME_NETWORK: 'заходят из одной сети',
  REFERRAL: 'один пригласил другого',
  KIN_CLIENTS: 'клиенты напарника связаны между собой',
  NEAR_CLIENTS: 'у напарника несколько клиентов из его же сети',
  EMPTY_CLIENTS: 'у напарника почти все игры с новичками пустые',
  YOUNG: 'аккаунт появился перед самой игрой',
  NO_OTHER_GAMES: 'клиент не играл больше ни с кем',
  SILENT: 'ни слова в чате',
  UNPLAYED: 'игра закончилась слишком быстро',
  MANY_NEWCOMERS: 'несколько регистраций за сутки с одного устройства',
};

export const ringStateNames: Readonly<Record<RingState, string>> = {
  OPEN: 'Не решено',
  RELEASED: 'Разные люди',
  TAKEN: 'Один человек',
};

export const heldGiftKindNames: Readonly<Record<HeldGiftKind, string>> = {
  PAY: 'Доплата за игру',
  REFERRAL: 'Реферальная программа',
  REGISTRATION: 'Бонус за регистрацию',
};

export const heldGiftStateNames: Readonly<Record<HeldGiftState, string>> = {
  HELD: 'Ждёт',
  RELEASED: 'Начислено',
  TAKEN: 'Забрано',
};
