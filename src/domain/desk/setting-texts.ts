import { providerNames } from '../people/sign-in-provider';
import { ageTerms } from '../people/age';
import type { ProductSetting } from '../settings/product-settings';
import { spanText } from '../text/spans';

interface SettingText {
  readonly name: string;
  readonly hint: string;
}

const rate = (whose: string): SettingText => ({
  name: `Час ${whose}`,
  hint: 'Без учёта категории. Собранные сквады и открытые расчёты останутся при прежней цене',
});

const entrance = (service: string): SettingText => ({
  name: `Вход через ${service}`,
  hint: 'Если выключен, аккаунт этого сервиса можно только привязать',
});

const term = (name: string): SettingText => ({ name, hint: 'За сколько решить то, что ждёт в очереди' });

export const settingTexts: Readonly<Record<ProductSetting, SettingText>> = {
  'rate-beginner-1': rate('новичка I'),
  'rate-beginner-2': rate('новичка II'),
  'rate-beginner-3': rate('новичка III'),
  'rate-expert': rate('эксперта'),
  'rate-pro': rate('профи'),
  'rate-star': rate('звезды'),
  announcement: { name: 'Объявление о новом имени', hint: 'Окно, которое один раз увидит каждый посетитель' },
  'entrance-yandex': entrance(providerNames.yandex),
  'entrance-vk': entrance(providerNames.vk),
  'entrance-telegram': entrance(providerNames.telegram),
  'entrance-discord': entrance(providerNames.discord),
  'entrance-steam': entrance(providerNames.steam),
  'registration-bonus': { name: 'Бонус за регистрацию', hint: 'Новому клиенту, когда он подтвердит почту' },
  'deposit-limit': { name: 'Наибольшее пополнение', hint: 'За один раз' },
  'minor-deposit-limit': {
    name: `Пополнения до ${ageTerms.adult} лет`,
    hint: `Всего за ${spanText(ageTerms.limitWindow)} одним человеком, с согласия родителя`,
  },
  'reserve-limit': { name: 'Наибольший резерв', hint: 'По одной ссылке' },
  'withdrawal-request-limit': { name: 'Наибольший вывод', hint: 'За один запрос' },
  'withdrawal-day-limit': { name: 'Вывод за сутки', hint: 'Всех запросов одного человека' },
  'withdrawal-two-operators': { name: 'Вывод подтверждают двое', hint: 'Если сумма больше этой' },
  'second-step-above': {
    name: 'Второй шаг для чаевых, резервов и покупок',
    hint: 'Если за сутки другим уходит больше этой суммы. На вывод его спрашивают всегда',
  },
  'payouts-automatic': {
    name: 'Выплаты уходят сами',
    hint: 'Вывод без отметок риска подтверждается и выплачивается провайдером; остальные ждут оператора',
  },
  'tax-status-required': {
    name: 'Налоговый статус обязателен',
    hint: 'Без него деньги напарнику сами не уходят; самозанятый проверяется в день выплаты. Оператор платит и без проверки',
  },
  'npd-checks': {
    name: 'Проверка самозанятых в налоговой',
    hint: 'Сервис спрашивает statusnpd.nalog.ru: один ИНН в полминуты, каждый раз в день',
  },
  'npd-income-limit': {
    name: 'Доход самозанятого за год',
    hint: 'Больше этой суммы статус теряется: выплата ждёт оператора',
  },
  'npd-income-warning': {
    name: 'Предупреждение о пределе',
    hint: 'С какой части годового предела самозанятый о нём читает',
  },
  'newcomer-places': {
    name: 'Места новичкам',
    hint: 'Какая часть мест в «Рекомендуем» отдана тем, у кого меньше десяти заказов',
  },
  'referral-percent': { name: 'Доля за приглашённого', hint: 'С каждого рассчитанного заказа' },
  'referral-client-limit': { name: 'Потолок за приглашённого', hint: 'Всего с одного клиента' },
  'term-ledger': { name: 'Книга не сходится', hint: 'За сколько разобрать расхождение' },
  'term-refunds': term('Возвраты пополнений'),
  'term-receipts': term('Чеки'),
  'term-withdrawals': term('Выводы'),
  'term-applications': term('Заявки напарников'),
  'term-strikes': term('Предупреждения'),
  'term-deadlines': term('Неисполненные сроки'),
  'term-undelivered': term('Неотправленное'),
  'term-recordings': term('Записи игр'),
  'term-support': term('Поддержка'),
  'term-callbacks': term('Уведомления провайдеров'),
  'term-deposits': term('Возвраты с недостачей'),
  'term-articles': term('Статьи'),
  'term-corrections': term('Поправки'),
  'term-reports': term('Жалобы'),
  'term-appeals': term('Обжалования'),
  'term-rings': term('Связанные аккаунты'),
  'risk-holds': {
    name: 'Начисления связанным аккаунтам ждут',
    hint: 'То, что даёт сервис, придерживается до решения оператора или до срока. Своих денег это не касается',
  },
  'risk-score': {
    name: 'Аккаунты считаются связанными',
    hint: 'С какой оценки: все признаки вместе дают не больше ста',
  },
  'risk-hold': { name: 'Сколько ждёт начисление', hint: 'Если оператор не решил раньше, деньги приходят сами' },
};
