import type { OwnTable } from '../own-table';

/** Money of the person. */
export const moneyTables: Readonly<Record<string, OwnTable>> = {
  balance_transaction: {
    title: 'Операции',
    whose: ['user_id'],
    columns:
      'id user_id operation_id type amount bonus_amount bonus_reason squad_id reversal_of details created_at gift_amount',
  },
  bonus_grant: {
    title: 'Начисленные бонусы',
    whose: ['user_id'],
    columns: 'id user_id kind reason amount left_amount expired operation_id granted_at expires_at',
  },
  bonus_use: {
    title: 'Потраченные бонусы',
    through: { column: 'grant_id', table: 'bonus_grant' },
    columns: 'id grant_id purpose amount returned',
  },
  own_money: { title: 'Твои деньги у сервиса', whose: ['user_id'], columns: 'user_id advance other' },
  own_money_change: {
    title: 'Изменения твоих денег',
    whose: ['user_id'],
    columns: 'id user_id operation_id reason advance other created_at',
  },
  deposit: {
    title: 'Пополнения',
    whose: ['user_id'],
    columns:
      'id user_id provider method amount bonus status return_to operation_id created_at settled_at bonus_reason purpose payment_url external_id steam_trade_url refunded',
  },
  deposit_refund: {
    title: 'Возвраты пополнений',
    whose: ['user_id'],
    columns:
      'id deposit_id user_id provider amount state by_hand reason answer transaction_id sent_at external_id reference asked_at changed_at',
    hidden: 'attempt failure asked',
  },
  withdrawal: {
    title: 'Выводы',
    whose: ['user_id'],
    columns:
      'id user_id method wallet_shown bank amount fee status canceled comment transaction_id created_at changed_at reference confirmed_at held_until',
    hidden: 'wallet_sealed wallet_hash wallet_end risks half_confirmed_by',
  },
  payout: {
    title: 'Выплаты по выводам',
    whose: ['user_id'],
    columns: 'id withdrawal_id user_id provider amount state sent_at external_id reference created_at changed_at',
    hidden: 'attempt failure asked',
  },
  withdrawal_method: {
    title: 'Сохранённые реквизиты',
    whose: ['user_id'],
    columns: 'id user_id method wallet_shown bank used_at deleted_at created_at',
    hidden: 'wallet_sealed wallet_hash wallet_end',
  },
  balance_correction: {
    title: 'Поправки баланса',
    whose: ['user_id'],
    columns: 'id user_id amount kind comment status answer transaction_id created_at changed_at money',
    hidden: 'asked_by decided_by',
  },
  balance_reserve: {
    title: 'Резервы',
    whose: ['client_id', 'mate_id'],
    columns:
      'id mate_id client_id amount kind article_id comment status transaction_id created_at link_expires_at funded_at closed_at quiet_since',
    hidden: 'replace_key',
  },
  unreserve_transaction: {
    title: 'Части резервов',
    through: { column: 'reserve_id', table: 'balance_reserve' },
    columns: 'id reserve_id amount comment status answer by_silence created_at confirms_at decided_at',
  },
  money_task: {
    title: 'Дела с твоими деньгами',
    whose: ['user_id'],
    columns: 'id kind user_id deposit_id operation_id reference amount taken created_at closed_at',
    hidden: 'closed_by notice',
  },
  receipt: {
    title: 'Чеки',
    whose: ['user_id'],
    columns:
      'id user_id operation_id kind total by_advance by_other created_at state changed_at attempt sent_at payment_id till document_id accepted_at reason url fiscal',
    hidden: 'asked',
  },
  receipt_line: {
    title: 'Строки чеков',
    through: { column: 'receipt_id', table: 'receipt' },
    columns: 'receipt_id place subject principal_id name amount',
  },
  held_gift: {
    title: 'Начисления, которые ждут проверки',
    whose: ['user_id'],
    columns: 'id user_id kind amount operation_id squad_id state held_at due_at decided_at decision_id',
    hidden: 'ring_id other_id',
  },
  tax_profile: {
    title: 'Данные для налогов и чеков',
    whose: ['user_id'],
    columns: 'user_id status inn_end name phone changed_at',
    hidden: 'inn_sealed inn_hash warned_year',
  },
  tax_hold: { title: 'Почему выплаты ждали', whose: ['user_id'], columns: 'withdrawal_id user_id reason since' },
  npd_receipt: {
    title: 'Чеки «Мой налог»',
    whose: ['user_id'],
    columns: 'id user_id withdrawal_id amount state number reason owed_at given_at changed_at',
    hidden: 'inn_sealed reminded',
  },
  gift_certificate: {
    title: 'Подарочные сертификаты',
    whose: ['buyer_id', 'receiver_id'],
    columns: 'id code buyer_id nominal design message status receiver_id created_at paid_at expires_at activated_at',
  },
  course_purchase: {
    title: 'Купленные курсы',
    whose: ['user_id'],
    columns: 'id course_id user_id lessons price transaction_id bought_at expires_at closed_at refunded',
  },
  course_voucher: {
    title: 'Уроки курсов',
    through: { column: 'purchase_id', table: 'course_purchase' },
    columns: 'code purchase_id lesson',
  },
  tips_goal: {
    title: 'Цели для чаевых',
    whose: ['user_id'],
    columns: 'id user_id title amount collected status created_at achieved_at',
  },
  draw_ticket: { title: 'Билеты розыгрышей', whose: ['user_id'], columns: 'id draw_id user_id tickets created_at' },
  draw_winner: { title: 'Выигрыши', whose: ['user_id'], columns: 'draw_id place user_id ticket paid_at' },
  squad_share: {
    title: 'Доли в сквадах',
    whose: ['payer_id'],
    columns: 'squad_id member_id payer_id position amount subsidy',
  },
  squad_payment: {
    title: 'Оплаты сквадов',
    whose: ['payer_id'],
    columns:
      'squad_id member_id payer_id position paid_at amount subsidy refunded subsidy_returned spent moved accepted_at',
  },
  squad_spent: {
    title: 'Потрачено в сквадах',
    whose: ['payer_id'],
    columns: 'operation_id squad_id member_id payer_id gross own',
  },
  squad_earned_part: {
    title: 'Заработано в сквадах',
    whose: ['mate_id'],
    columns: 'squad_id position mate_id level percent gross',
  },
};
