import { BookOpen } from '../../kit/icons/book-open';
import { FileText } from '../../kit/icons/file-text';
import { Gamepad2 } from '../../kit/icons/gamepad-2';
import { Globe } from '../../kit/icons/globe';
import { GraduationCap } from '../../kit/icons/graduation-cap';
import { IdCard } from '../../kit/icons/id-card';
import { KeyRound } from '../../kit/icons/key-round';
import { ListChecks } from '../../kit/icons/list-checks';
import { Megaphone } from '../../kit/icons/megaphone';
import { ScrollText } from '../../kit/icons/scroll-text';
import { Settings } from '../../kit/icons/settings';
import { Shapes } from '../../kit/icons/shapes';
import { Tags } from '../../kit/icons/tags';
import { TicketPercent } from '../../kit/icons/ticket-percent';
import { defineTexts } from '../../kit/texts/define-texts';
import { actTitles } from './act-titles';
import { page, type Section } from './section';

const titles = defineTexts({
  ru: {
    settings: 'Настройки',
    operators: 'Администраторы',
    audit: 'Журнал',
    promoCodes: 'Промокоды',
    games: 'Игры',
    gameParams: 'Параметры игр',
    categories: 'Категории',
    categoryTags: 'Подборки',
    notifications: 'Рассылки',
    landings: 'Страницы обучения',
    courses: 'Курсы',
    mateLandings: 'Страницы напарников',
    documents: 'Тексты сервиса',
    pages: 'Поиск и ссылки',
  },
});

/** The catalogue and the system; each section has its own chunk. */
export const sectionsOfCatalogue: readonly Section[] = [
  {
    path: 'promo-codes',
    title: titles.promoCodes,
    icon: TicketPercent,
    group: 'catalogue',
    permissions: ['MANAGE_PERSONAL_PROMO_CODES'],
    acts: [{ act: 'create', title: actTitles.newPromoCode }],
    page: page(() =>
      import(/* webpackChunkName: "admin-promo-codes" */ './sections/promo-codes/promo-codes-section').then(
        (m) => m.PromoCodesSection,
      ),
    ),
  },
  {
    path: 'games',
    title: titles.games,
    icon: Gamepad2,
    group: 'catalogue',
    permissions: ['VIEW_GAMES_LIST', 'VIEW_GAME', 'CREATE_GAME'],
    acts: [{ act: 'create', title: actTitles.newGame, permission: 'CREATE_GAME' }],
    page: page(() =>
      import(/* webpackChunkName: "admin-games" */ './sections/catalogue/games-section').then((m) => m.GamesSection),
    ),
  },
  {
    path: 'game-params',
    title: titles.gameParams,
    icon: ListChecks,
    group: 'catalogue',
    permissions: ['MANAGE_GAME_PARAMS'],
    acts: [{ act: 'create', title: actTitles.newParam }],
    page: page(() =>
      import(/* webpackChunkName: "admin-game-params" */ './sections/catalogue/game-params-section').then(
        (m) => m.GameParamsSection,
      ),
    ),
  },
  {
    path: 'categories',
    title: titles.categories,
    icon: Shapes,
    group: 'catalogue',
    permissions: ['VIEW_CATEGORIES_LIST', 'VIEW_CATEGORY', 'CREATE_CATEGORY'],
    acts: [{ act: 'create', title: actTitles.newCategory, permission: 'CREATE_CATEGORY' }],
    page: page(() =>
      import(/* webpackChunkName: "admin-categories" */ './sections/catalogue/categories-section').then(
        (m) => m.CategoriesSection,
      ),
    ),
  },
  {
    path: 'category-tags',
    title: titles.categoryTags,
    icon: Tags,
    group: 'catalogue',
    permissions: ['VIEW_CATEGORY_TAG'],
    page: page(() =>
      import(/* webpackChunkName: "admin-category-tags" */ './sections/catalogue/tags-section').then(
        (m) => m.TagsSection,
      ),
    ),
  },
  {
    path: 'notifications',
    title: titles.notifications,
    icon: Megaphone,
    group: 'catalogue',
    permissions: [
      'VIEW_NOTIFICATIONS_LIST',
      'VIEW_NOTIFICATION',
      'CREATE_SELECTED_NOTIFICATION',
      'CREATE_GROUP_NOTIFICATION',
    ],
    acts: [
      { act: 'to-group', title: actTitles.toGroup, permission: 'CREATE_GROUP_NOTIFICATION' },
      { act: 'to-selected', title: actTitles.toSelected, permission: 'CREATE_SELECTED_NOTIFICATION' },
    ],
    page: page(() =>
      import(/* webpackChunkName: "admin-notifications" */ './sections/notifications/notifications-section').then(
        (m) => m.NotificationsSection,
      ),
    ),
  },
  {
    path: 'landings',
    title: titles.landings,
    icon: GraduationCap,
    group: 'catalogue',
    permissions: ['EDIT_LANDING_PAGES'],
    acts: [{ act: 'create', title: actTitles.newLanding }],
    page: page(() =>
      import(/* webpackChunkName: "admin-landings" */ './sections/pages/landings-section').then(
        (m) => m.LandingsSection,
      ),
    ),
  },
  {
    path: 'courses',
    title: titles.courses,
    icon: BookOpen,
    group: 'catalogue',
    permissions: ['EDIT_LANDING_PAGES'],
    page: page(() =>
      import(/* webpackChunkName: "admin-courses" */ './sections/pages/courses-section').then((m) => m.CoursesSection),
    ),
  },
  {
    path: 'mate-landings',
    title: titles.mateLandings,
    icon: IdCard,
    group: 'catalogue',
    permissions: ['EDIT_LANDING_PAGES'],
    acts: [{ act: 'create', title: actTitles.newMateLanding }],
    page: page(() =>
      import(/* webpackChunkName: "admin-mate-landings" */ './sections/pages/mate-landings-section').then(
        (m) => m.MateLandingsSection,
      ),
    ),
  },
  {
    path: 'documents',
    title: titles.documents,
    icon: FileText,
    group: 'catalogue',
    permissions: ['EDIT_LANDING_PAGES'],
    page: page(() =>
      import(/* webpackChunkName: "admin-documents" */ './sections/pages/documents-section').then(
        (m) => m.DocumentsSection,
      ),
    ),
  },
  {
    path: 'pages',
    title: titles.pages,
    icon: Globe,
    group: 'catalogue',
    permissions: ['MANAGE_SEO'],
    acts: [{ act: 'create', title: actTitles.newPage }],
    page: page(() =>
      import(/* webpackChunkName: "admin-pages" */ './sections/pages/seo-section').then((m) => m.SeoSection),
    ),
  },
  {
    path: 'settings',
    title: titles.settings,
    icon: Settings,
    group: 'system',
    permissions: ['UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT'],
    page: page(() =>
      import(/* webpackChunkName: "admin-settings" */ './sections/settings/settings-section').then(
        (m) => m.SettingsSection,
      ),
    ),
  },
  {
    path: 'operators',
    title: titles.operators,
    icon: KeyRound,
    group: 'system',
    permissions: ['MANAGE_ADMIN_PERMISSIONS'],
    page: page(() =>
      import(/* webpackChunkName: "admin-operators" */ './sections/operators/operators-section').then(
        (m) => m.OperatorsSection,
      ),
    ),
  },
  {
    path: 'audit',
    title: titles.audit,
    icon: ScrollText,
    group: 'system',
    permissions: ['ALL'],
    page: page(() =>
      import(/* webpackChunkName: "admin-audit" */ './sections/audit/audit-section').then((m) => m.AuditSection),
    ),
  },
];
