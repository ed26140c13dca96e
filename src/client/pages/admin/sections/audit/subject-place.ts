import { type AdminSubjectKind, kindOfSubject } from '#domain/people/admin-subject.ts';
import type { ProductSetting } from '#domain/settings/product-settings.ts';
import { squadNumber } from '#domain/text/format.ts';
import { isUuid } from '#domain/text/is-uuid.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { settingTexts } from '#client/entities/admin/setting-texts.ts';
import { settingOfSubject } from '../../kit/acts/setting-of-subject';
import { texts } from './texts';
import { deskPage, type DeskSection } from '#contract/routes/desk-pages.ts';

interface Place {
  readonly name: string;
  /** The section that opens the subject by its id; absent where nothing does. */
  readonly section?: DeskSection;
}

const places: Readonly<Record<AdminSubjectKind, Place>> = defineTexts({
  ru: {
    user: { name: 'Человек', section: 'users' },
    withdrawal: { name: 'Вывод', section: 'withdrawals' },
    dispute: { name: 'Спор по скваду', section: 'disputes' },
    application: { name: 'Заявка', section: 'mate-applications' },
    mate: { name: 'Напарник', section: 'mates' },
    strikes: { name: 'Предупреждения', section: 'strikes' },
    squad: { name: 'Сквад', section: 'squads' },
    booking: { name: 'Запись', section: 'bookings' },
    deadline: { name: 'Срок', section: 'deadlines' },
    undelivered: { name: 'Неотправленное', section: 'undelivered' },
    recording: { name: 'Запись игры', section: 'recordings' },
    support: { name: 'Обращение', section: 'support' },
    review: { name: 'Отзыв', section: 'reviews' },
    criterion: { name: 'Критерий' },
    transaction: { name: 'Операция', section: 'transactions' },
    correction: { name: 'Поправка', section: 'corrections' },
    'promo-code': { name: 'Промокод', section: 'promo-codes' },
    deposit: { name: 'Пополнение', section: 'deposits' },
    refund: { name: 'Возврат пополнения', section: 'refunds' },
    receipt: { name: 'Чек', section: 'receipts' },
    callback: { name: 'Уведомление провайдера', section: 'provider-callbacks' },
    reconciliation: { name: 'Сверка', section: 'reconciliations' },
    article: { name: 'Материал', section: 'articles' },
    reserve: { name: 'Резерв', section: 'reserves' },
    draw: { name: 'Розыгрыш', section: 'draws' },
    game: { name: 'Игра', section: 'games' },
    'game-param': { name: 'Параметр', section: 'game-params' },
    category: { name: 'Категория', section: 'categories' },
    'category-tag': { name: 'Подборка', section: 'category-tags' },
    broadcast: { name: 'Рассылка', section: 'notifications' },
    landing: { name: 'Страница обучения', section: 'landings' },
    course: { name: 'Курс', section: 'courses' },
    'mate-landing': { name: 'Страница напарника', section: 'mate-landings' },
    document: { name: 'Документ', section: 'documents' },
    page: { name: 'Поиск и ссылки', section: 'pages' },
    report: { name: 'Жалоба', section: 'reports' },
    setting: { name: 'Настройка' },
    'money-method': { name: 'Способы оплаты и вывода' },
  },
});

/** Subjects that have no history of their own at the desk. */
const others: Readonly<Record<string, string>> = defineTexts({
  ru: { chat: 'Чат', list: 'Список', template: 'Заготовка ответа' },
});

/** Ids that nobody says aloud are cut: the whole one is in the tooltip and in the address. */
const shortId = (id: string): string => {
  if (/^\d+$/.test(id)) return squadNumber(Number(id));
  return isUuid(id) ? id.slice(0, 8) : id;
};

/** Terms of queues are called after them alone where all are terms. */
const nameOfSetting = (setting: ProductSetting): string => {
  const { name } = settingTexts[setting];
  return setting.startsWith('term-') ? texts.term(name) : name;
};

interface SubjectOfLine {
  readonly subject: string;
  readonly person: { readonly id: string; readonly username: string } | null;
}

interface NamedPlace {
  readonly name: string;
  /** Null where the desk opens nothing. */
  readonly path: string | null;
  /** The name is that of the person concerned. */
  readonly isPerson: boolean;
}

/** What an act was done to, in words, and where the desk opens it. */
export const placeOf = ({ subject, person }: SubjectOfLine): NamedPlace => {
  const [prefix = ''] = subject.split(':');
  const id = subject.slice(prefix.length + 1);
  const kind = kindOfSubject(subject);
  const setting = settingOfSubject(subject);
  if (setting !== null) return { name: nameOfSetting(setting), path: deskPage('settings'), isPerson: false };
  if (kind === null) return { name: `${others[prefix] ?? prefix} ${shortId(id)}`, path: null, isPerson: false };
  const { name, section } = places[kind];
  const path = section === undefined ? null : deskPage(section, id);
  const isPerson = person?.id === id.toLowerCase();
  return { name: `${name} ${isPerson ? person.username : shortId(id)}`, path, isPerson };
};
