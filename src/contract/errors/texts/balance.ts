import type { ErrorCode } from '../error-code';
import type { ErrorEntry } from '../error-entry';
import { squadRefusals } from './squad-refusals';

type BalanceErrorCode = Extract<
  ErrorCode,
  | `BALANCE_${string}`
  | 'INVALID_CREATE_RESERVE_SIGNATURE'
  | 'MATE_CANT_DEPOSIT_MONEY'
  | 'UNITPAY_INIT_PAYMENT_ERROR'
  | `PACKAGES_${string}`
>;

/** Money: deposits, withdrawals, reserves. */
export const balanceErrors = {
  BALANCE_INSUFFICIENT: squadRefusals.BALANCE_INSUFFICIENT,
  BALANCE_INVALID_SBP_BANK: { status: 400, message: 'Этого банка нет в списке. Выбери другой' },
  BALANCE_INVALID_STEAM_TRADE_URL: {
    status: 400,
    message: 'Ссылка на обмен в Steam не подходит. Скопируй её из Steam целиком',
  },
  BALANCE_INVALID_WALLET: { status: 400, message: 'Номер карты или кошелька не подходит. Проверь, нет ли ошибки' },
  BALANCE_MAX_WITHDRAW_AMOUNT: {
    status: 400,
    message: 'Столько за раз или за день вывести нельзя. Укажи сумму меньше',
  },
  BALANCE_MIN_WITHDRAW_AMOUNT: { status: 400, message: 'Для этого способа сумма слишком маленькая. Укажи больше' },
  BALANCE_RESERVE_ACCESS_DENIED: { status: 403, message: 'Это чужой резерв' },
  BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND: { status: 404, message: 'Материала, для которого создан резерв, больше нет' },
  BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED: { status: 409, message: 'Этот резерв уже не отменить' },
  BALANCE_RESERVE_INSUFFICIENT_REST_AMOUNT: {
    status: 409,
    message: 'В резерве осталось меньше денег. Укажи сумму меньше',
  },
  BALANCE_RESERVE_INVALID_SIGN: { status: 400, message: 'Ссылка на резерв повреждена. Попроси у напарника новую' },
  BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND: { status: 404, message: 'Прежнего резерва, который нужно заменить, нет' },
  BALANCE_RESERVE_NOT_FOUND: { status: 404, message: 'Такого резерва нет' },
  BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED: { status: 409, message: 'Из этого резерва уже нельзя перевести деньги' },
  INVALID_CREATE_RESERVE_SIGNATURE: {
    status: 400,
    message: 'Ссылка на резерв устарела или уже использована. Попроси у напарника новую',
  },
  MATE_CANT_DEPOSIT_MONEY: { status: 403, message: 'Напарники не могут пополнять баланс' },
  PACKAGES_NOT_FOUND: { status: 404, message: 'Такого пакета пополнения нет. Выбери другой' },
  UNITPAY_INIT_PAYMENT_ERROR: {
    status: 502,
    message: 'Платёжная система не отвечает. Попробуй ещё раз или выбери другой способ',
  },
} as const satisfies Record<BalanceErrorCode, ErrorEntry>;
