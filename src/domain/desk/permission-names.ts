import type { AdminPermission } from '../people/admin-permission';

type Names = Readonly<Partial<Record<AdminPermission, string>>>;

interface Group {
  readonly title: string;
  readonly names: Names;
}

/** Every permission, in the order of the sections; a managing one comes before those that it implies. */
export const permissionGroups: readonly Group[] = [
  { title: 'Всё', names: { ALL: 'Все права', MANAGE_ADMIN_PERMISSIONS: 'Права администраторов' } },
  {
    title: 'Люди',
    names: {
      MANAGE_USERS: 'Люди и жалобы целиком',
      MANAGE_APPEALS: 'Обжалования чужих решений',
      VIEW_USERS_LIST: 'Список людей',
      VIEW_USER: 'Карточка человека',
      UPDATE_USER: 'Менять имя, почту, фото',
      VIEW_USER_PERSONAL_INFO: 'Личные данные',
      BLOCK_USERS: 'Блокировать',
      UNBLOCK_USERS: 'Снимать блокировку',
      DELETE_USERS: 'Удалять',
      RESTORE_USERS: 'Возвращать удалённых',
    },
  },
  {
    title: 'Напарники и сквады',
    names: {
      MANAGE_MATES: 'Напарники целиком',
      CREATE_MATE_ACCESS: 'Давать доступ напарника',
      UPDATE_MATE_ACCESS: 'Менять доступ напарника',
      DELETE_MATE_ACCESS: 'Забирать доступ напарника',
      UPDATE_MATE_PERCENT: 'Менять долю напарника',
      VIEW_MATE_PERCENT_CHANGES_HISTORY: 'История доли',
      MANAGE_SQUADS: 'Сквады целиком',
      DISBAND_SQUADS: 'Распускать сквады',
      MANAGE_DISPUTES: 'Споры',
    },
  },
  {
    title: 'Отзывы',
    names: {
      MANAGE_REVIEWS: 'Отзывы целиком',
      VIEW_REVIEWS_LIST: 'Список отзывов',
      VIEW_REVIEW: 'Один отзыв',
      CREATE_REVIEW: 'Писать отзывы',
      UPDATE_REVIEW: 'Править отзывы',
      DELETE_REVIEW: 'Скрывать отзывы',
      CREATE_IMPORTED_REVIEW: 'Переносить отзывы',
      UPDATE_IMPORTED_REVIEW: 'Править перенесённые',
      DELETE_IMPORTED_REVIEW: 'Удалять перенесённые',
      MANAGE_REVIEW_CRITERIA: 'Критерии целиком',
      VIEW_REVIEW_CRITERIA_LIST: 'Список критериев',
      VIEW_REVIEW_CRITERIA: 'Один критерий',
      CREATE_REVIEW_CRITERIA: 'Добавлять критерии',
      UPDATE_REVIEW_CRITERIA: 'Править критерии',
      DELETE_REVIEW_CRITERIA: 'Удалять критерии',
    },
  },
  {
    title: 'Деньги',
    names: {
      MANAGE_TRANSACTIONS: 'Деньги целиком',
      VIEW_TRANSACTIONS_LIST: 'Операции и выводы',
      VIEW_TRANSACTION: 'Одна операция',
      CONFIRM_WITHDRAWAL: 'Подтверждать выводы',
      MARK_WITHDRAWAL_PAID: 'Отмечать выплаты',
      VIEW_REQUISITES: 'Номера карт и телефонов целиком',
      MANAGE_TAXES: 'Налоги и чеки напарников',
      MANAGE_RISKS: 'Связанные аккаунты',
      VIEW_WHAT_IF: '«Что если»',
      REJECT_WITHDRAWAL: 'Отклонять выводы',
      CAN_CREATE_CORRECTION_TRANSACTION: 'Поправки баланса',
      MANAGE_DEPOSIT: 'Пополнения',
      MANAGE_BALANCE_RESERVE: 'Резервы',
      MANAGE_PROMO_CODES: 'Промокоды целиком',
      MANAGE_PERSONAL_PROMO_CODES: 'Личные промокоды',
      UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT: 'Бонус за регистрацию',
    },
  },
  {
    title: 'Игры и каталог',
    names: {
      MANAGE_GAMES: 'Игры целиком',
      VIEW_GAMES_LIST: 'Список игр',
      VIEW_GAME: 'Одна игра',
      CREATE_GAME: 'Добавлять игры',
      UPDATE_GAME: 'Править игры',
      DELETE_GAME: 'Удалять игры',
      MANAGE_GAME_PARAMS: 'Параметры игр',
      MANAGE_CATEGORIES: 'Категории целиком',
      VIEW_CATEGORIES_LIST: 'Список категорий',
      VIEW_CATEGORY: 'Одна категория',
      CREATE_CATEGORY: 'Добавлять категории',
      UPDATE_CATEGORY: 'Править категории',
      DELETE_CATEGORY: 'Удалять категории',
      VIEW_CATEGORY_TAG: 'Подборки',
      CREATE_CATEGORY_TAG: 'Добавлять подборки',
      UPDATE_CATEGORY_TAG: 'Править подборки',
      DELETE_CATEGORY_TAG: 'Удалять подборки',
    },
  },
  {
    title: 'Тексты и связь',
    names: {
      EDIT_LANDING_PAGES: 'Страницы',
      MANAGE_SEO: 'Описания для поиска',
      MANAGE_BLOG: 'Блог',
      MANAGE_SUPPORT: 'Поддержка',
      MANAGE_NOTIFICATIONS: 'Уведомления целиком',
      VIEW_NOTIFICATIONS_LIST: 'Список уведомлений',
      VIEW_NOTIFICATION: 'Одно уведомление',
      CREATE_SELECTED_NOTIFICATION: 'Уведомлять выбранных',
      CREATE_GROUP_NOTIFICATION: 'Уведомлять многих',
    },
  },
];

const names = new Map(permissionGroups.flatMap((group) => Object.entries(group.names)));

export const permissionName = (permission: AdminPermission): string => names.get(permission) ?? permission;
