import { BadgePercent } from '../../kit/icons/badge-percent';
import { CalendarClock } from '../../kit/icons/calendar-clock';
import { ListChecks } from '../../kit/icons/list-checks';
import { Star } from '../../kit/icons/star';
import { Swords } from '../../kit/icons/swords';
import { Users } from '../../kit/icons/users';
import { defineTexts } from '../../kit/texts/define-texts';
import { actTitles } from './act-titles';
import { page, type Section } from './section';

const titles = defineTexts({
  ru: {
    mates: 'Напарники и проценты',
    squads: 'Сквады',
    bookings: 'Записи',
    reviews: 'Отзывы',
    criteria: 'Критерии отзывов',
    users: 'Пользователи',
  },
});

/** People, their games and reviews; each section has its own chunk. */
export const sectionsOfPeople: readonly Section[] = [
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
      import(/* webpackChunkName: "admin-review-criteria" */ './sections/review-criteria/criteria-section').then(
        (m) => m.CriteriaSection,
      ),
    ),
  },
];
