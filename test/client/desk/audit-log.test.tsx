import { screen, within } from '@testing-library/react';
import { auditFactsText } from '#domain/desk/audit-facts.ts';
import { SubjectHistory } from '#client/pages/desk/kit/drawer/subject-history.tsx';
import { AuditSection } from '#client/pages/desk/sections/audit/audit-section.tsx';
import { placeOf } from '#client/pages/desk/sections/audit/subject-place.ts';
import { deskSubjectKinds } from '#domain/people/desk-subject.ts';
import { fakeServer } from '../../support/client/fake-server';
import { aClient } from '../../support/client/people';
import { renderInApp } from '../../support/client/render-in-app';
import { windowOf } from '../../support/client/window-width';

const id = (last: number) => `0190f000-0000-7000-8000-00000000010${last}`;
const actor = { id: id(1), username: 'Смотритель', avatarUrl: null };
const mate = { id: id(2), username: 'Енот', avatarUrl: null };

/** A line of the log; `details` as the server writes them, sums in kopecks. */
const aLine = (action: string, subject: string, details: Readonly<Record<string, unknown>>) => ({
  id: 7,
  actor,
  action,
  subject,
  person: mate,
  people: [mate],
  details,
  createdAt: '2026-05-01T12:00:00.000Z',
});

const open = async (line: ReturnType<typeof aLine>) => {
  windowOf(1440);
  fakeServer({
    'GET /v1/admin/audit/7': () => ({ json: line }),
    'GET /v1/admin/audit': () => ({ json: { items: [line], nextCursor: null, total: 1 } }),
    'GET /v1/admin/operators': () => ({ json: { operators: [] } }),
    'GET /v1/admin/views': () => ({ json: { views: [] } }),
  });
  await renderInApp(<AuditSection />, { me: aClient({ permissions: ['ALL'] }), path: '/admin/audit/7' });
  const drawer = await screen.findByRole('complementary', { name: /^Запись журнала/ });
  await within(drawer).findByText('Кто');
  return drawer;
};

/** What stands beside a label of the drawer. */
const factOf = (drawer: HTMLElement, label: string) => within(drawer).getByText(label).nextElementSibling;

describe('a line of the audit log', () => {
  test('opens with the sum in rubles, the person it concerned and a link to what was decided', async () => {
    const drawer = await open(
      aLine('withdrawal.pay', `withdrawal:${id(3)}`, { amount: 660_000, userId: mate.id, reference: 'A632110844' }),
    );
    expect(within(drawer).getByText('Отмечен выплаченным: A632110844')).toBeInTheDocument();
    expect(factOf(drawer, 'Сумма')).toHaveTextContent(/^6\s?600\s?₽$/);
    expect(within(drawer).getByText('Енот')).toBeInTheDocument();
    expect(within(drawer).queryByText('Человек')).toBeNull();
    expect(within(drawer).getByRole('link', { name: 'Вывод 0190f000' })).toHaveAttribute(
      'href',
      `/admin/withdrawals/${id(3)}`,
    );
  });

  test('shows only what a change replaced, the old value beside the new one', async () => {
    const drawer = await open(
      aLine('mate.percent', `mate:${mate.id}`, {
        from: { grade: 'BEGINNER_I', percent: 60 },
        to: { grade: 'BEGINNER_I', percent: 65 },
        reason: 'Сильный месяц',
      }),
    );
    expect(factOf(drawer, 'Процент')).toHaveTextContent(/^60\s% → 65\s%$/);
    expect(within(drawer).queryByText('Уровень')).toBeNull();
  });

  test('of a setting says which one, in words', async () => {
    const drawer = await open(
      aLine('setting.change', 'setting:referral-percent', { before: 10, after: 12, reason: 'Осенняя акция' }),
    );
    expect(within(drawer).getByRole('link', { name: 'Доля за приглашённого' })).toHaveAttribute(
      'href',
      '/admin/settings',
    );
    expect(factOf(drawer, 'Значение')).toHaveTextContent(/^10\s% → 12\s%$/);
  });

  test('shows the whole of a long text only in its drawer', async () => {
    const text = 'Спасибо, что написал. '.repeat(20).trim();
    const line = aLine('template.create', `template:${id(4)}`, { title: 'Приветствие', text });
    expect(factOf(await open(line), 'Текст')).toHaveTextContent(text);
    expect(auditFactsText({ ...line, zone: 'Europe/Moscow' })).toMatch(
      /^Название: Приветствие · Текст: Спасибо.{30,60}…$/,
    );
  });

  test.each(deskSubjectKinds.filter((kind) => kind !== 'setting'))(
    'about a subject of the kind %s has its name in Russian',
    (kind) => {
      expect(placeOf({ subject: `${kind}:x`, person: null }).name).toMatch(/^[А-ЯЁ][а-яё]+/);
    },
  );
});

test('the history of a setting says what it was and what it became', async () => {
  windowOf(1440);
  const {
    id: number,
    action,
    details,
    createdAt,
  } = aLine('setting.change', 'setting:rate-pro', { before: 1000, after: 1300, reason: 'Цены выровняли' });
  fakeServer({
    'GET /v1/admin/history': () => ({
      json: { lines: [{ id: number, actor, action, details, createdAt }], notes: [], seen: 7 },
    }),
  });
  await renderInApp(<SubjectHistory subject="setting:rate-pro" />, { me: aClient({ permissions: ['ALL'] }) });
  expect(await screen.findByText(/^Значение: 1\s?000\s?₽ → 1\s?300\s?₽ · Смотритель$/)).toBeInTheDocument();
});

test('the audience of a broadcast is not taken for a permission, and how many got it is told', () => {
  const facts = auditFactsText({
    subject: 'broadcast:1',
    details: { audience: 'ALL', sent: 3 },
    zone: 'Europe/Moscow',
  });
  expect(facts).toBe('Кому: Все · Дошло: 3');
});
