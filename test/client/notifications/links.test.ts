import { pageAt } from '#contract/page-at.ts';
import { type DeskSection, deskSections } from '#contract/routes/desk-pages.ts';
import { sectionOfAnchor } from '#contract/routes/settings-pages.ts';
import { articlePath } from '#contract/routes/product-pages.ts';
import { notificationDelivery } from '#domain/notifications/notification-delivery.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { operationLink } from '#client/entities/money/operation/operation-link.ts';
import { sections } from '#client/pages/desk/desk-page.tsx';
import { notificationText } from '#server/features/notifications/notification-text.ts';
import { aTransaction } from '../../support/client/a-transaction';

const id = '0190f000-0000-7000-8000-00000000000a';

/** What any kind of notification may contain. */
const facts = {
  gameId: 'cs2',
  squadId: 18_402,
  mateId: id,
  chatId: id,
  landingId: id,
  articleId: 41,
  drawId: 3,
  who: 'Северин',
  title: 'Первый клатч',
  text: 'Текст',
  link: '/blog',
  reason: 'Причина',
  comment: 'Комментарий',
  answer: 'Ответ',
  name: 'Тренировка',
  code: 'CODE',
  service: 'Discord',
  device: 'Firefox',
  to: 'a@b.ru',
  where: 'Баланс',
  outcome: 'WARNED',
  what: 'EMAIL',
  side: 'CLIENT',
  reader: 'CLIENT',
  grade: 'PRO',
  percent: 10,
  amount: 100,
  taken: 50,
  count: 1,
  lessons: 2,
  ahead: 60_000,
  durationMinutes: 60,
  startsAt: 1_800_000_000_000,
  until: 1_800_000_000_000,
  silent: false,
  closed: null,
  params: [],
} as const;

const kinds = Object.keys(notificationDelivery) as NotificationKind[];
const linkOf = (kind: NotificationKind): string =>
  notificationText(kind, facts, 'Europe/Moscow').link.replace('{gameId}', 'cs2');

/** Who decides what they are asked to: the permission by which the server chooses them. */
const asked: Partial<Record<NotificationKind, AdminPermission>> = {
  ARTICLE_TO_MODERATE: 'MANAGE_BLOG',
  STRIKES_TO_DECIDE: 'UPDATE_MATE_ACCESS',
  DISPUTE_TO_DECIDE: 'MANAGE_DISPUTES',
  SUPPORT_ASKED: 'MANAGE_SUPPORT',
  MONEY_TASK: 'MANAGE_DEPOSIT',
  LEDGER_FAULT: 'VIEW_TRANSACTIONS_LIST',
};

const sectionIn = (link: string): string | undefined => /^\/admin\/([\w-]+)/.exec(link)?.[1];

describe('the link of a notification', () => {
  test.each(kinds)('of %s leads to a page', (kind) => {
    const [pathname = '', hash] = linkOf(kind).split(/[?#]/);
    expect(pageAt(pathname)).not.toBeNull();
    if (pathname.endsWith('/settings') && hash !== undefined) expect(sectionOfAnchor(hash)).not.toBeNull();
  });

  test('leads to the desk exactly for those who are asked to decide, and to a section that they may open', () => {
    const toDesk = kinds.filter((kind) => linkOf(kind).startsWith('/admin'));
    expect([...toDesk].sort()).toEqual(Object.keys(asked).sort());
    for (const kind of toDesk) {
      const section = sections.find(({ path }) => path === sectionIn(linkOf(kind)));
      expect([kind, section?.permissions]).toEqual([kind, expect.arrayContaining([asked[kind]])]);
    }
  });

  test.each([
    ['ARTICLE_TO_MODERATE', '/admin/articles/41'],
    ['DISPUTE_TO_DECIDE', '/admin/disputes/18402'],
    ['SUPPORT_ASKED', `/admin/support/${id}`],
    ['STRIKES_TO_DECIDE', '/admin/strikes?decided=false'],
    ['MONEY_TASK', '/admin/deposits?owed=true'],
  ] as const)('of %s leads to where it is decided: %s', (kind, link) => {
    expect(linkOf(kind)).toBe(link);
  });
});

test('links know exactly the sections that the desk has', () => {
  const named: readonly DeskSection[] = sections.map(({ path }) => path);
  expect([...named].sort()).toEqual([...deskSections].sort());
});

test('an operation on an article leads to the article', () => {
  const line = aTransaction({ squad: null, details: { articleId: 41 } });
  expect(operationLink(line)?.to).toBe(articlePath(41));
  expect(pageAt(articlePath(41))?.chunk).toBe('article');
});
