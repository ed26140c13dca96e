import { type DeskSubjectKind, kindOfSubject } from '../people/desk-subject';
import type { ProductSetting } from '../settings/product-settings';
import { settingOfSubject } from '../settings/setting-of-subject';
import { squadNumber } from '../text/format';
import { isUuid } from '../text/is-uuid';
import { settingTexts } from './setting-texts';

const names: Readonly<Record<DeskSubjectKind, string>> = {
  user: 'Человек',
  withdrawal: 'Вывод',
  dispute: 'Спор по скваду',
  application: 'Заявка',
  mate: 'Напарник',
  strikes: 'Предупреждения',
  squad: 'Сквад',
  booking: 'Запись',
  deadline: 'Срок',
  undelivered: 'Неотправленное',
  recording: 'Запись игры',
  support: 'Обращение',
  review: 'Отзыв',
  criterion: 'Критерий',
  transaction: 'Операция',
  correction: 'Поправка',
  'promo-code': 'Промокод',
  deposit: 'Пополнение',
  refund: 'Возврат пополнения',
  receipt: 'Чек',
  tax: 'Налоги напарника',
  'npd-receipt': 'Чек «Мой налог»',
  ring: 'Связанные аккаунты',
  callback: 'Уведомление провайдера',
  reconciliation: 'Сверка',
  article: 'Материал',
  reserve: 'Резерв',
  draw: 'Розыгрыш',
  game: 'Игра',
  'game-param': 'Параметр',
  category: 'Категория',
  'category-tag': 'Подборка',
  broadcast: 'Рассылка',
  landing: 'Страница обучения',
  course: 'Курс',
  'mate-landing': 'Страница напарника',
  document: 'Документ',
  page: 'Поиск и ссылки',
  report: 'Жалоба',
  appeal: 'Обжалование',
  setting: 'Настройка',
  'money-method': 'Способы оплаты и вывода',
};

/** Subjects that have no history of their own at the desk. */
const others: Readonly<Record<string, string>> = { chat: 'Чат', list: 'Список', template: 'Заготовка ответа' };

/** Ids that nobody says aloud are cut: the whole one stands beside, in the address of a page or in the file. */
const shortId = (id: string): string => {
  if (/^\d+$/.test(id)) return squadNumber(Number(id));
  return isUuid(id) ? id.slice(0, 8) : id;
};

/** Terms of queues are called after them alone where all are terms. */
const nameOfSetting = (setting: ProductSetting): string => {
  const { name } = settingTexts[setting];
  return setting.startsWith('term-') ? `Срок: ${name}` : name;
};

interface SubjectOfAct {
  readonly subject: string;
  readonly person: { readonly id: string; readonly username: string } | null;
}

/** Whether the subject of an act is the person whom it concerns. */
export const isPersonOf = ({ subject, person }: SubjectOfAct): boolean =>
  kindOfSubject(subject) !== null && person?.id === subject.slice(subject.indexOf(':') + 1).toLowerCase();

/** What an act was done to, in words: «Вывод 1f3e5a77», «Человек Северин». */
export const subjectName = (act: SubjectOfAct): string => {
  const [prefix = ''] = act.subject.split(':');
  const id = act.subject.slice(prefix.length + 1);
  const setting = settingOfSubject(act.subject);
  if (setting !== null) return nameOfSetting(setting);
  const kind = kindOfSubject(act.subject);
  if (kind === null) return `${others[prefix] ?? prefix} ${shortId(id)}`;
  return `${names[kind]} ${isPersonOf(act) && act.person !== null ? act.person.username : shortId(id)}`;
};
