import type { OwnTable } from '../own-table';

/** What the account itself consists of. */
export const accountTables: Readonly<Record<string, OwnTable>> = {
  app_user: {
    title: 'Аккаунт',
    whose: ['id'],
    columns:
      'id username email email_confirmed_at email_changed_at status avatar_url description country languages time_zone allow_marketing orders last_online_at created_at blocked_at blocked_until block_reason password_changed_at leaving_at mail_refused_at',
    hidden: 'username_key email_key password_hash is_admin permissions demo_note',
  },
  person_age: { title: 'Дата рождения', whose: ['user_id'], columns: 'user_id born given_at parent parent_seen_at' },
  user_platform: { title: 'Платформы в играх', whose: ['user_id'], columns: 'user_id game_id platforms' },
  user_game_param: { title: 'Ранги и роли в играх', whose: ['user_id'], columns: 'user_id param_id value_id' },
  session: {
    title: 'Входы на устройствах',
    whose: ['user_id'],
    columns: 'id user_id access_expires_at refresh_expires_at created_at last_seen_at ended_at ip user_agent',
    hidden: 'access_hash refresh_hash previous_refresh_hash rotated_at admin_seen_at',
  },
  known_device: { title: 'Знакомые браузеры', whose: ['user_id'], columns: 'user_id seen_at', hidden: 'device_hash' },
  social_identity: {
    title: 'Вход через другие сервисы',
    whose: ['user_id'],
    columns: 'provider subject user_id title linked_at',
  },
  address_change: {
    title: 'Смены почты',
    whose: ['user_id'],
    columns: 'user_id before before_confirmed_at rests_until',
    hidden: 'before_key token_hash',
  },
  consent: { title: 'Согласия', whose: ['user_id'], columns: 'id user_id document act text_hash place at' },
  consent_text: {
    title: 'Тексты, с которыми ты согласился',
    through: { column: 'hash', table: 'consent', key: 'text_hash' },
    columns: 'hash document chapters first_agreed_at',
  },
  consent_standing: {
    title: 'Действующие согласия',
    whose: ['user_id'],
    columns: 'user_id policy personal_data mate_terms mate_terms_taken_back',
  },
  notifier_service: {
    title: 'Мессенджеры для уведомлений',
    whose: ['user_id'],
    columns: 'user_id service address title enabled connected_at failures broken_at',
  },
  push_subscription: {
    title: 'Уведомления браузера',
    whose: ['user_id'],
    columns: 'id user_id session_id endpoint created_at answered_at checked_at failures broken_at',
    hidden: 'p256dh auth',
  },
  notification: {
    title: 'Уведомления',
    whose: ['user_id'],
    columns: 'id user_id kind level title text link created_at read_at facts broadcast_id',
  },
  chat_settings: { title: 'Настройки чата', whose: ['user_id'], columns: 'user_id sound quiet_from quiet_to version' },
  user_block: { title: 'Кого ты заблокировал', whose: ['blocker_id'], columns: 'blocker_id blocked_id created_at' },
  steam_address: { title: 'Ссылка на обмен в Steam', whose: ['user_id'], columns: 'user_id trade_url' },
  referral_tag: { title: 'Твоя ссылка для друзей', whose: ['user_id'], columns: 'user_id tag' },
  referral: {
    title: 'Кто кого привёл',
    whose: ['client_id', 'referrer_id'],
    columns: 'client_id referrer_id type channel squad_id earned created_at article_id',
  },
  authenticator_app: {
    title: 'Приложение с кодами',
    whose: ['user_id'],
    columns: 'user_id confirmed_at created_at',
    hidden: 'secret last_step',
  },
  passkey: {
    title: 'Ключи доступа',
    whose: ['user_id'],
    columns: 'id user_id title transports synced created_at last_used_at',
    hidden: 'handle public_key counter',
  },
  second_step_loss: {
    title: 'Потери ключей доступа и кодов',
    whose: ['user_id'],
    columns: 'id user_id asked_at ready_at status decided_at reason',
    hidden: 'decided_by',
  },
  operator_view: { title: 'Сохранённые виды оператора', whose: ['user_id'], columns: 'id user_id section name query' },
};
