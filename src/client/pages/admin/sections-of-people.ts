import { AlarmClockOff } from '../../kit/icons/alarm-clock-off';
import { ArrowUpRight } from '../../kit/icons/arrow-up-right';
import { BadgePercent } from '../../kit/icons/badge-percent';
import { CalendarClock } from '../../kit/icons/calendar-clock';
import { Clapperboard } from '../../kit/icons/clapperboard';
import { Flag } from '../../kit/icons/flag';
import { LayoutDashboard } from '../../kit/icons/layout-dashboard';
import { LifeBuoy } from '../../kit/icons/life-buoy';
import { ListChecks } from '../../kit/icons/list-checks';
import { Scale } from '../../kit/icons/scale';
import { SlidersHorizontal } from '../../kit/icons/sliders-horizontal';
import { Star } from '../../kit/icons/star';
import { Swords } from '../../kit/icons/swords';
import { TriangleAlert } from '../../kit/icons/triangle-alert';
import { UserPlus } from '../../kit/icons/user-plus';
import { Users } from '../../kit/icons/users';
import { defineTexts } from '../../kit/texts/define-texts';
import { adminPermissions } from '#domain/people/admin-permission.ts';
import { actTitles } from './act-titles';
import { page, type Section } from './section';

const titles = defineTexts({
  ru: {
    today: 'Сегодня',
    withdrawals: 'Выводы',
    disputes: 'Споры',
    applications: 'Заявки',
    support: 'Поддержка',
    recordings: 'Записи игр',
    strikes: 'Предупреждения',
    deadlines: 'Сроки',
    mates: 'Напарники и проценты',
    squads: 'Сквады',
    bookings: 'Записи',
    reviews: 'Отзывы',
    criteria: 'Критерии отзывов',
    reports: 'Жалобы',
    users: 'Пользователи',
    corrections: 'Поправки',
  },
});

/** Queues for decisions, people and games; each section has its own chunk. */
export const sectionsOfPeople: readonly Section[] = [
  {
    path: 'today',
    title: titles.today,
    icon: LayoutDashboard,
    group: 'today',
    permissions: adminPermissions,
    page: page(() =>
      import(/* webpackChunkName: "admin-today" */ './sections/today/today-section').then((m) => m.TodaySection),
    ),
  },
  {
    path: 'withdrawals',
    title: titles.withdrawals,
    icon: ArrowUpRight,
    group: 'decide',
    permissions: ['VIEW_TRANSACTIONS_LIST', 'VIEW_TRANSACTION'],
    queue: 'withdrawals',
    page: page(() =>
      import(/* webpackChunkName: "admin-withdrawals" */ './sections/withdrawals/withdrawals-section').then(
        (m) => m.WithdrawalsSection,
      ),
    ),
  },
  {
    path: 'disputes',
    title: titles.disputes,
    icon: Scale,
    group: 'decide',
    permissions: ['MANAGE_DISPUTES'],
    queue: 'disputes',
    page: page(() =>
      import(/* webpackChunkName: "admin-disputes" */ './sections/disputes/disputes-section').then(
        (m) => m.DisputesSection,
      ),
    ),
  },
  {
    path: 'mate-applications',
    title: titles.applications,
    icon: UserPlus,
    group: 'decide',
    permissions: ['CREATE_MATE_ACCESS'],
    queue: 'applications',
    page: page(() =>
      import(/* webpackChunkName: "admin-mate-applications" */ './sections/applications/applications-section').then(
        (m) => m.ApplicationsSection,
      ),
    ),
  },
  {
    path: 'support',
    title: titles.support,
    icon: LifeBuoy,
    group: 'decide',
    permissions: ['MANAGE_SUPPORT'],
    queue: 'support',
    acts: [{ act: 'templates', title: actTitles.templates }],
    page: page(() =>
      import(/* webpackChunkName: "admin-support" */ './sections/support/support-section').then(
        (m) => m.SupportSection,
      ),
    ),
  },
  {
    path: 'reports',
    title: titles.reports,
    icon: Flag,
    group: 'decide',
    permissions: ['MANAGE_USERS'],
    queue: 'reports',
    page: page(() =>
      import(/* webpackChunkName: "admin-reports" */ './sections/reports/reports-section').then(
        (m) => m.ReportsSection,
      ),
    ),
  },
  {
    path: 'recordings',
    title: titles.recordings,
    icon: Clapperboard,
    group: 'decide',
    permissions: ['MANAGE_SQUADS'],
    queue: 'recordings',
    page: page(() =>
      import(/* webpackChunkName: "admin-recordings" */ './sections/recordings/recordings-section').then(
        (m) => m.RecordingsSection,
      ),
    ),
  },
  {
    path: 'strikes',
    title: titles.strikes,
    icon: TriangleAlert,
    group: 'decide',
    permissions: ['UPDATE_MATE_ACCESS'],
    queue: 'strikes',
    page: page(() =>
      import(/* webpackChunkName: "admin-strikes" */ './sections/strikes/strikes-section').then(
        (m) => m.StrikesSection,
      ),
    ),
  },
  {
    path: 'deadlines',
    title: titles.deadlines,
    icon: AlarmClockOff,
    group: 'decide',
    permissions: ['MANAGE_SQUADS'],
    queue: 'deadlines',
    page: page(() =>
      import(/* webpackChunkName: "admin-deadlines" */ './sections/deadlines/deadlines-section').then(
        (m) => m.DeadlinesSection,
      ),
    ),
  },
  {
    path: 'corrections',
    title: titles.corrections,
    icon: SlidersHorizontal,
    group: 'decide',
    permissions: ['CAN_CREATE_CORRECTION_TRANSACTION'],
    queue: 'corrections',
    acts: [{ act: 'create', title: actTitles.newCorrection }],
    page: page(() =>
      import(/* webpackChunkName: "admin-corrections" */ './sections/corrections/corrections-section').then(
        (m) => m.CorrectionsSection,
      ),
    ),
  },
  {
    path: 'users',
    title: titles.users,
    icon: Users,
    group: 'people',
    permissions: ['VIEW_USERS_LIST', 'VIEW_USER'],
    page: page(() =>
      import(/* webpackChunkName: "admin-users" */ './sections/users/users-section').then((m) => m.UsersSection),
    ),
  },
  {
    path: 'mates',
    title: titles.mates,
    icon: BadgePercent,
    group: 'people',
    permissions: ['MANAGE_MATES'],
    acts: [{ act: 'give', title: actTitles.giveAccess, permission: 'CREATE_MATE_ACCESS' }],
    page: page(() =>
      import(/* webpackChunkName: "admin-mates" */ './sections/mates/mates-section').then((m) => m.MatesSection),
    ),
  },
  {
    path: 'squads',
    title: titles.squads,
    icon: Swords,
    group: 'people',
    permissions: ['MANAGE_SQUADS'],
    page: page(() =>
      import(/* webpackChunkName: "admin-squads" */ './sections/squads/squads-section').then((m) => m.SquadsSection),
    ),
  },
  {
    path: 'bookings',
    title: titles.bookings,
    icon: CalendarClock,
    group: 'people',
    permissions: ['MANAGE_SQUADS'],
    page: page(() =>
      import(/* webpackChunkName: "admin-bookings" */ './sections/bookings/bookings-section').then(
        (m) => m.BookingsSection,
      ),
    ),
  },
  {
    path: 'reviews',
    title: titles.reviews,
    icon: Star,
    group: 'people',
    permissions: ['VIEW_REVIEWS_LIST', 'VIEW_REVIEW', 'CREATE_REVIEW', 'CREATE_IMPORTED_REVIEW'],
    acts: [
      { act: 'create', title: actTitles.newReview, permission: 'CREATE_REVIEW' },
      { act: 'import', title: actTitles.importReviews, permission: 'CREATE_IMPORTED_REVIEW' },
    ],
    page: page(() =>
      import(/* webpackChunkName: "admin-reviews" */ './sections/reviews/reviews-section').then(
        (m) => m.ReviewsSection,
      ),
    ),
  },
  {
    path: 'review-criteria',
    title: titles.criteria,
    icon: ListChecks,
    group: 'people',
    permissions: ['VIEW_REVIEW_CRITERIA_LIST'],
    acts: [{ act: 'add', title: actTitles.newCriterion, permission: 'CREATE_REVIEW_CRITERIA' }],
    page: page(() =>
      import(/* webpackChunkName: "admin-review-criteria" */ './sections/criteria/criteria-section').then(
        (m) => m.CriteriaSection,
      ),
    ),
  },
];
