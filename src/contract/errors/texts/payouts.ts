import type { ErrorEntry } from '../error-entry';
import type { payoutErrorCodes } from '../payout-codes';

/** Of what leaves to people. */
export const payoutErrors: Readonly<Record<(typeof payoutErrorCodes)[number], ErrorEntry>> = {
  PAYOUT_UNDER_WAY: { status: 409, message: 'Этот вывод уже выплачивает провайдер: сначала станет ясно, чем кончится' },
  PAYOUT_NOT_SERVED: { status: 409, message: 'Ни один провайдер не платит таким способом: остаётся реестр' },
  TAX_STATUS_NOT_TOLD: { status: 409, message: 'Сначала расскажи, как ты платишь налоги, и укажи ИНН' },
  RISK_RING_DECIDED: { status: 409, message: 'По этим аккаунтам уже решили' },
  RISK_NOTHING_TO_UNDO: { status: 409, message: 'Отменять нечего: решения ещё не было' },
  RISK_MONEY_GONE: { status: 409, message: 'Отменить нельзя: деньги уже потрачены или выведены' },
  NPD_RECEIPT_CLOSED: { status: 409, message: 'Этот чек уже принят или больше не нужен' },
  NPD_RECEIPT_USED: { status: 409, message: 'Этот чек уже приложен к другой выплате. На каждую нужен свой' },
};
