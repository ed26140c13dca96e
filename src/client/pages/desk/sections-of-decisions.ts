import { AlarmClockOff } from '../../kit/icons/alarm-clock-off';
import { ArrowUpRight } from '../../kit/icons/arrow-up-right';
import { Clapperboard } from '../../kit/icons/clapperboard';
import { Flag } from '../../kit/icons/flag';
import { LayoutDashboard } from '../../kit/icons/layout-dashboard';
import { LifeBuoy } from '../../kit/icons/life-buoy';
import { Link2 } from '../../kit/icons/link-2';
import { MailX } from '../../kit/icons/mail-x';
import { Scale } from '../../kit/icons/scale';
import { SlidersHorizontal } from '../../kit/icons/sliders-horizontal';
import { TriangleAlert } from '../../kit/icons/triangle-alert';
import { Undo2 } from '../../kit/icons/undo-2';
import { UserPlus } from '../../kit/icons/user-plus';
import { partByPart } from '../../kit/layout/pause';
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
    undelivered: 'Неотправленное',
    reports: 'Жалобы',
    appeals: 'Обжалования',
    rings: 'Связанные аккаунты',
    corrections: 'Поправки',
  },
});

/** Today and the queues for decisions; each section has its own chunk. */
export const sectionsOfDecisions: readonly Section[] = [
  {
    path: 'today',
    title: titles.today,
    icon: LayoutDashboard,
    group: 'today',
    permissions: adminPermissions,
    page: page(() =>
      partByPart(
        [
          () => import(/* webpackChunkName: "admin-today", webpackExports: [] */ './sections/today/queues-card'),
          () => import(/* webpackChunkName: "admin-today", webpackExports: [] */ './sections/today/money-card'),
          () => import(/* webpackChunkName: "admin-today", webpackExports: [] */ './sections/today/orders-card'),
          () => import(/* webpackChunkName: "admin-today", webpackExports: [] */ './sections/today/choice-card'),
          () => import(/* webpackChunkName: "admin-today", webpackExports: [] */ './sections/today/live-card'),
        ],
        () => import(/* webpackChunkName: "admin-today" */ './sections/today/today-section'),
      ).then((m) => m.TodaySection),
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
      import(
        /* webpackChunkName: "admin-mate-applications" */ './sections/mate-applications/applications-section'
      ).then((m) => m.ApplicationsSection),
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
    path: 'appeals',
    title: titles.appeals,
    icon: Undo2,
    group: 'decide',
    permissions: ['MANAGE_APPEALS'],
    queue: 'appeals',
    page: page(() =>
      import(/* webpackChunkName: "admin-appeals" */ './sections/appeals/appeals-section').then(
        (m) => m.AppealsSection,
      ),
    ),
  },
  {
    path: 'rings',
    title: titles.rings,
    icon: Link2,
    group: 'decide',
    permissions: ['MANAGE_RISKS'],
    queue: 'rings',
    page: page(() =>
      import(/* webpackChunkName: "admin-rings" */ './sections/rings/rings-section').then((m) => m.RingsSection),
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
    path: 'undelivered',
    title: titles.undelivered,
    icon: MailX,
    group: 'decide',
    permissions: ['MANAGE_USERS'],
    queue: 'undelivered',
    page: page(() =>
      import(/* webpackChunkName: "admin-undelivered" */ './sections/undelivered/undelivered-section').then(
        (m) => m.UndeliveredSection,
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
];
