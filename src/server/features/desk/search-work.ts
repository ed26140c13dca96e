import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { typedNumber } from '#domain/text/search-form.ts';
import { squadNumber } from '#domain/text/format.ts';
import { personColumns } from '../../platform/db/person-columns';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { mateApplication } from '../../platform/db/schema/mates/mates-side';
import { appUser } from '../../platform/db/schema/people';
import { supportThread } from '../../platform/db/schema/referrals-and-support';
import { review } from '../../platform/db/schema/reviews';
import { squad } from '../../platform/db/schema/squads';
import { nameStarts, uuidOf } from '../../platform/db/search';
import { findBookings } from '../bookings/public';
import { squadsFound } from '../squads/public';
import { shown, type Source } from './search-source';
import { deskPage } from '#contract/routes/desk-pages.ts';

const person = personColumns(appUser);

const findSquads =
  (disputes: boolean): Source['find'] =>
  async (app, text) => {
    const rows = await app.db
      .select({ id: squad.id, status: squad.status })
      .from(squad)
      .where(and(squadsFound(text), disputes ? isNotNull(squad.dispute) : undefined))
      .orderBy(desc(squad.id))
      .limit(shown);
    return rows.map(({ id, status }) => ({
      kind: disputes ? 'dispute' : 'squad',
      path: deskPage(disputes ? 'disputes' : 'squads', id),
      title: `${disputes ? 'Спор' : 'Сквад'} ${squadNumber(id)}`,
      hint: status,
      person: null,
    }));
  };

const searchBookings: Source['find'] = async (app, text) => {
  const rows = await findBookings(app.db, text, shown);
  return rows.map(({ id, status, client, mate }) => ({
    kind: 'booking',
    path: deskPage('bookings', id),
    title: `Запись, ${client.username} и ${mate.username}`,
    hint: status,
    person: null,
  }));
};

const findMates: Source['find'] = async (app, text) => {
  const rows = await app.db
    .select({ person, grade: mateAccess.grade })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .where(uuidOf(text) ? eq(mateAccess.userId, text) : nameStarts(text))
    .limit(shown);
  return rows.map(({ person: mate, grade }) => ({
    kind: 'mate',
    path: deskPage('mates', mate.id),
    title: mate.username,
    hint: grade,
    person: mate,
  }));
};

const findApplications: Source['find'] = async (app, text) => {
  const rows = await app.db
    .select({ id: mateApplication.id, status: mateApplication.status, person })
    .from(mateApplication)
    .innerJoin(appUser, eq(appUser.id, mateApplication.userId))
    .where(uuidOf(text) ? eq(mateApplication.id, text) : nameStarts(text))
    .orderBy(desc(mateApplication.id))
    .limit(shown);
  return rows.map(({ id, status, person: from }) => ({
    kind: 'application',
    path: deskPage('mate-applications', id),
    title: `Заявка, ${from.username}`,
    hint: status,
    person: from,
  }));
};

const findThreads: Source['find'] = async (app, text) => {
  const rows = await app.db
    .select({ id: supportThread.chatId, topic: supportThread.topic, person })
    .from(supportThread)
    .innerJoin(appUser, eq(appUser.id, supportThread.userId))
    .where(uuidOf(text) ? eq(supportThread.chatId, text) : nameStarts(text))
    .orderBy(desc(supportThread.changedAt))
    .limit(shown);
  return rows.map(({ id, topic, person: asker }) => ({
    kind: 'support',
    path: deskPage('support', id),
    title: `Обращение, ${asker.username}`,
    hint: topic,
    person: asker,
  }));
};

const findReviews: Source['find'] = async (app, text) => {
  const number = typedNumber(text);
  if (number === null) return [];
  const rows = await app.db
    .select({ id: review.id, rating: review.ratingHundredths, person })
    .from(review)
    .innerJoin(appUser, eq(appUser.id, review.subjectId))
    .where(eq(review.id, number));
  return rows.map(({ id, rating, person: about }) => ({
    kind: 'review',
    path: deskPage('reviews', id),
    title: `Отзыв ${id}, ${about.username}`,
    hint: String(rating / 100),
    person: about,
  }));
};

/** Squads, bookings, mates, applications, support threads and reviews. */
export const workSources: readonly Source[] = [
  { permission: 'MANAGE_SQUADS', find: findSquads(false) },
  { permission: 'MANAGE_DISPUTES', find: findSquads(true) },
  { permission: 'MANAGE_SQUADS', find: searchBookings },
  { permission: 'MANAGE_MATES', find: findMates },
  { permission: 'CREATE_MATE_ACCESS', find: findApplications },
  { permission: 'MANAGE_SUPPORT', find: findThreads },
  { permission: 'VIEW_REVIEW', find: findReviews },
];
