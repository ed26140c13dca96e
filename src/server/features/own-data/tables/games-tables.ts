import type { OwnTable } from '../own-table';

/** Games that the person ordered, played or offered. */
export const gamesTables: Readonly<Record<string, OwnTable>> = {
  squad: {
    title: 'Сквады, которые ты собрал',
    whose: ['owner_id'],
    columns:
      'id status owner_id game_id category_id category_kind platform languages duration_minutes slots pay_mode visible created_at touched_at hot_until status_ends_at lobby_extended promo_code promo_percent promo_amount quote_total early_finish early_finish_count paused_ms finished_at settled_at dispute repeated_at promo_prepaid category_percent rates',
    hidden: 'recreation_flagged_by recreation_flagged_at recreation_expires_at last_ping_at',
  },
  squad_member: {
    title: 'Участие в сквадах',
    whose: ['user_id'],
    columns: 'squad_id user_id type position joined_at left_at confirmed_at level percent quote active',
  },
  squad_history: {
    title: 'Твои действия в сквадах',
    whose: ['actor_id'],
    columns: 'id squad_id event actor_id subject_id details created_at',
  },
  squad_lobby_note: {
    title: 'Контакты для лобби',
    whose: ['user_id'],
    columns: 'squad_id user_id nick contact code voice told_at',
  },
  squad_friend_invitation: {
    title: 'Приглашения друзей',
    whose: ['friend_id', 'invited_by'],
    columns: 'token squad_id friend_id invited_by invited_at expires_at',
  },
  squad_mate_invitation: {
    title: 'Приглашения напарнику',
    whose: ['mate_id'],
    columns: 'squad_id mate_id level percent invited_at expires_at',
  },
  squad_offer: {
    title: 'Предложения напарнику',
    whose: ['mate_id'],
    columns: 'squad_id mate_id offered_at expires_at',
  },
  squad_dispute_text: {
    title: 'Тексты в спорах',
    whose: ['author_id'],
    columns: 'id squad_id author_id kind text created_at',
  },
  squad_dispute_file: {
    title: 'Файлы в спорах',
    whose: ['author_id'],
    columns: 'id squad_id author_id address name size created_at',
  },
  prepaid_squad: {
    title: 'Сквады с оплатой вперёд',
    whose: ['user_id'],
    columns: 'deposit_id user_id game_id terms agreed expires_at status squad_id problem not_invited',
  },
  booking: {
    title: 'Записи на игру',
    whose: ['client_id', 'mate_id'],
    columns:
      'id client_id mate_id status game_id category_id category_kind category_percent platform languages duration_minutes starts_at created_at note level percent rates price bonus gift transaction_id squad_id closed_at closed_by returned income confirmed_at closed_reason',
  },
  pov_request: {
    title: 'Просьбы о записи игры',
    whose: ['user_id'],
    columns: 'id squad_id user_id reason status comment asked_at expires_at answered_at seen_at',
    hidden: 'asked_by seen_by',
  },
  pov_link: {
    title: 'Ссылки на записи игры',
    through: { column: 'request_id', table: 'pov_request' },
    columns: 'id request_id url created_at',
  },
  pov_file: {
    title: 'Файлы записей игры',
    through: { column: 'request_id', table: 'pov_request' },
    columns: 'id request_id name size received kind created_at',
    hidden: 'fingerprint parts',
  },
  promo_code_use: {
    title: 'Использованные промокоды',
    whose: ['user_id'],
    columns: 'code squad_id user_id created_at',
  },
  promo_code: {
    title: 'Личные промокоды',
    whose: ['user_id'],
    columns:
      'code percent amount user_id game_id category_ids category_kinds expires_at deactivated_at max_uses uses max_uses_per_user created_at lesson',
    hidden: 'created_by asked_by asked_at',
  },
  mate_favorite: { title: 'Избранные напарники', whose: ['user_id'], columns: 'user_id mate_id created_at' },
  mate_free_wish: { title: 'Кого ты ждёшь свободным', whose: ['user_id'], columns: 'user_id mate_id created_at' },
  mate_access: {
    title: 'Доступ напарника',
    whose: ['user_id'],
    columns:
      'user_id game_id active grade percent rating_hundredths review_count finished_orders finished_minutes base_price orders_off_until notifications_connected created_at missed_invitations missed_off_at unreached_at reached_again_at blocked_at block_reason voice_url verified_at',
  },
  mate_application: {
    title: 'Заявки в напарники',
    whose: ['user_id'],
    columns: 'id user_id game_id hours_per_week experience links status answer decided_at created_at',
    hidden: 'decided_by',
  },
  mate_category: { title: 'Категории напарника', whose: ['user_id'], columns: 'user_id category_id' },
  mate_hours: { title: 'Часы для записи', whose: ['user_id'], columns: 'user_id weekday from_minute to_minute' },
  mate_client: {
    title: 'Твои заметки о клиентах',
    whose: ['mate_id'],
    columns: 'mate_id client_id games minutes last_squad_id last_game_at favorite note',
  },
  mate_answer: {
    title: 'Ответы на приглашения',
    whose: ['mate_id'],
    columns: 'id mate_id squad_id answer invited_at answered_at',
  },
  mate_day: { title: 'Показы карточки по дням', whose: ['mate_id'], columns: 'mate_id day shown opened' },
  mate_call_place: {
    title: 'С какого места списка тебя позвали',
    whose: ['mate_id'],
    columns: 'squad_id mate_id place called_at',
  },
  mate_percent_change: {
    title: 'Уровни и проценты',
    whose: ['user_id'],
    columns: 'id user_id reason grade_before grade percent_before percent comment created_at',
    hidden: 'changed_by',
  },
  mate_strike: {
    title: 'Предупреждения',
    whose: ['user_id'],
    columns: 'id user_id squad_id reason created_at forgiven_at',
  },
  mate_strike_case: {
    title: 'Решения о предупреждениях',
    whose: ['user_id'],
    columns: 'id user_id game_id strikes opened_at decision reason decided_at',
    hidden: 'decided_by',
  },
  mate_landing: {
    title: 'Страница о тебе',
    whose: ['mate_id'],
    columns: 'id game_id mate_id title lead points questions published',
  },
};
