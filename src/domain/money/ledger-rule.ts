/** Rules that hold in a consistent ledger. */
export const ledgerRules = [
  'TRANSFERS',
  'CACHED',
  'BELOW_ZERO',
  'HOLDS',
  'GRANTS',
  'GRANT',
  'LINES',
  'ADVANCES',
] as const;

export type LedgerRule = (typeof ledgerRules)[number];

export const isLedgerRule = (name: string): name is LedgerRule => ledgerRules.some((rule) => rule === name);

/** What is wrong where a rule does not hold, for operators. */
export const ledgerRuleTexts: Readonly<Record<LedgerRule, string>> = {
  TRANSFERS: 'Проводки вместе не дают ноль: у какой-то нет второй стороны',
  CACHED: 'На счёте не столько, сколько дают его проводки',
  BELOW_ZERO: 'Счёт ушёл ниже нуля',
  HOLDS:
    'Удержано не столько, сколько держат сквады, записи, резервы, сертификаты, курсы, выводы, возвраты и придержанные начисления',
  GRANTS: 'Бонусов или подарочных денег не столько, сколько осталось в начислениях',
  GRANT: 'Остаток начисления не равен выданному без потраченного и сгоревшего',
  LINES: 'История операций человека не даёт того, что у него на счёте',
  ADVANCES: 'Авансы без зачётов и возвратов не равны своим деньгам, которые сервис должен человеку',
};

/** Splits the name of a ledger account: `HOLD:squad:5` into `HOLD`, `squad` and `5`. */
export const ledgerSubjectParts = (subject: string): readonly string[] => subject.split(':');

const kinds: Readonly<Record<string, string>> = {
  USER: 'Свои деньги',
  BONUS: 'Бонусы',
  GIFT: 'Подарочные деньги',
  PLATFORM: 'Счёт сервиса',
  OUTSIDE: 'Внешний счёт',
  grant: 'Начисление',
  'all accounts': 'Все счета',
};

const holds: Readonly<Record<string, string>> = {
  squad: 'Удержано в скваде',
  withdrawal: 'Вывод',
  reserve: 'Резерв',
  certificate: 'Сертификат',
  course: 'Курс',
  booking: 'Запись',
  refund: 'Возврат пополнения',
  gift: 'Придержанное начисление',
};

/** The name of an account or a grant for operators; `name`: whose it is, null when it is nobody's. */
export const ledgerSubjectText = (subject: string, name: string | null): string => {
  const [kind = '', owner = '', id = ''] = ledgerSubjectParts(subject);
  const what = kind === 'HOLD' ? holds[owner] : kinds[kind];
  return [what ?? subject, name ?? (id || (name === null ? owner : ''))].filter((part) => part !== '').join(' ');
};
