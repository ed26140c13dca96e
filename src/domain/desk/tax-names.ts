import type { NpdAnswer, NpdFailure } from '../taxes/npd-check';
import type { NpdReceiptState } from '../taxes/npd-receipt-states';
import type { HoldReason } from '../taxes/payout-verdict';
import type { TaxStatus } from '../taxes/tax-status';

/* What the screens of the desk and the files that it gives out call taxes. */

export const taxStatusNames: Readonly<Record<TaxStatus, string>> = {
  SELF_EMPLOYED: 'Самозанятый',
  SOLE_PROPRIETOR: 'ИП',
  INDIVIDUAL: 'Физлицо',
};

export const npdAnswerTexts: Readonly<Record<NpdAnswer, string>> = {
  YES: 'Самозанятый',
  NO: 'Не самозанятый',
  INVALID: 'Налоговая не знает такого ИНН',
  UNKNOWN: 'Пока неизвестно',
  NOT_ASKED: 'Сегодня ещё не спрашивали',
};

export const npdFailureTexts: Readonly<Record<NpdFailure, string>> = {
  LIMITED: 'служба просит спрашивать реже',
  UNAVAILABLE: 'служба закрыта',
  SILENT: 'служба молчит',
  STRANGE: 'служба отвечает непонятно',
};

export const npdReceiptStateTexts: Readonly<Record<NpdReceiptState, string>> = {
  OWED: 'Нет чека',
  GIVEN: 'Прислан',
  CONFIRMED: 'Принят',
  REFUSED: 'Не принят',
  EXCUSED: 'Не нужен',
};

export const holdNames: Readonly<Record<HoldReason, string>> = {
  STATUS_NOT_TOLD: 'Ждёт: напарник не указал налоговый статус',
  CHECK_GOES_ON: 'Ждёт: сегодня налоговую ещё не спросили',
  CHECK_SILENT: 'Ждёт: налоговая не отвечает, самозанятый ли он сегодня',
  STATUS_LOST: 'Остановлено: по данным налоговой сегодня не самозанятый',
  INN_INVALID: 'Остановлено: налоговая не знает такого ИНН',
  OVER_LIMIT: 'Остановлено: доход за год больше предела для самозанятых',
};
