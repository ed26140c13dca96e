/** What holds in a sound ledger. */
export const ledgerRules = ['TRANSFERS', 'CACHED', 'BELOW_ZERO', 'HOLDS', 'GRANTS', 'GRANT', 'LINES'] as const;

export type LedgerRule = (typeof ledgerRules)[number];

/** What is wrong where a rule does not hold. */
export const isLedgerRule = (name: string): name is LedgerRule => ledgerRules.some((rule) => rule === name);

export const ledgerRuleTexts: Readonly<Record<LedgerRule, string>> = {
  TRANSFERS: 'Проводки вместе не дают ноль: у какой-то нет второй стороны',
  CACHED: 'На счёте не столько, сколько дают его проводки',
  BELOW_ZERO: 'Счёт ушёл ниже нуля',
  HOLDS: 'Удержано не столько, сколько держат сквады, записи, резервы, сертификаты, курсы и выводы',
  GRANTS: 'Бонусов или подарочных денег не столько, сколько осталось в начислениях',
  GRANT: 'Остаток начисления не равен выданному без потраченного и сгоревшего',
  LINES: 'История операций человека не даёт того, что у него на счёте',
};

/** An account's name in the ledger, taken apart: `HOLD:squad:5` is `HOLD`, `squad`, `5`. */
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
};

/** What an account or a grant is called among people; `name` is whose it is, when it is somebody's. */
export const ledgerSubjectText = (subject: string, name: string | null): string => {
  const [kind = '', owner = '', id = ''] = ledgerSubjectParts(subject);
  const what = kind === 'HOLD' ? holds[owner] : kinds[kind];
  return [what ?? subject, name ?? (id || (name === null ? owner : ''))].filter((part) => part !== '').join(' ');
};
