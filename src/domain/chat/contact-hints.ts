/** What a message gives away, or asks for, that leads past the service. */
export const contactHints = ['PHONE', 'CARD', 'EMAIL', 'MESSENGER', 'PAST_SERVICE'] as const;

export type ContactHint = (typeof contactHints)[number];

/** Stands for any letter or number of another script. */
const foreign = 'ø';
/** What `plain` leaves of letters. `\p{L}` in their place would cost an engine milliseconds at each of a hundred places. */
const letters = `a-zа-яё${foreign}`;

/** The expression of a pattern in which `\p{L}` is one of these letters. */
const expressionOf = (pattern: string, flags = ''): RegExp =>
  new RegExp(pattern.replaceAll(String.raw`\p{L}`, `[${letters}]`), flags);

/** No letter, digit or underscore before and after: `\b` knows Latin letters alone. */
const whole = (pattern: string): RegExp =>
  expressionOf(String.raw`(?<![${letters}\d_])(?:${pattern})(?![${letters}\d_])`);

/** Between the digits of one number. */
const apart = String.raw`[\s().\-–—]*`;

/** After such a word a long number is one of a game. */
const ofGame = expressionOf(
  String.raw`(?:\bid|айди|ид|uid|steam|стим|faceit|фейсит|riot|код(?:ом)?|лобби|друга|ник\p{L}*|матч\p{L}*|сид|seed|сервер\p{L}*)[\s:№#=—-]*$`,
);

const askedFor = /номер|тел|позвони|звони|набери|сбп|whats ?app|в[оа][тц]с?ап|вайбер|viber/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Matches that are not the number of something in a game. */
const numbersIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)]
    .filter(({ index }) => !ofGame.test(text.slice(Math.max(0, index - 30), index)))
    .map(([found]) => found);

const mobile = new RegExp(String.raw`(?<![\d.,:/])(?:\+?7|8)${apart}9(?:${apart}\d){9}(?![\d%])`, 'gu');
const abroad = new RegExp(String.raw`(?<!\d)\+(?:${apart}\d){10,14}(?!\d)`, 'gu');
/** Without the country's code: as people group it. */
const grouped = /(?<!\d)\(?9\d{2}\)?[\s-]+\d{3}[\s-]+\d{2}[\s-]?\d{2}(?!\d)/gu;
const bare = /(?<!\d)9\d{9}(?!\d)/gu;

const spoken =
  '(?:ноль|нол[ья]|один|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|\\p{L}+надцать|двадцать|тридцать|сорок|\\p{L}+десят|девяносто|сто|двести|триста|четыреста|\\p{L}+сот)';
/** «восемь девятьсот шестнадцать …» */
const inWords = whole(`(?:плюс\\s+)?(?:семь|восемь)[\\s,-]+(?:девять|девятьсот)(?:[\\s,-]+${spoken}){3,}`);

/** «скинь номер, я наберу» */
const numberAsked = whole(
  '(?:дай|скинь|кинь|скажи|какой)\\s+(?:мне\\s+|свой\\s+|у\\s+тебя\\s+)?номер(?:ок|очек)?[\\s,?]+(?:я\\s+)?(?:телефона|набер\\p{L}+|позвон\\p{L}+)',
);

const hasPhone = (text: string): boolean =>
  numbersIn(text, mobile).length > 0 ||
  numbersIn(text, abroad).length > 0 ||
  numbersIn(text, grouped).length > 0 ||
  (askedFor.test(text) && numbersIn(text, bare).length > 0) ||
  inWords.test(text) ||
  numberAsked.test(text);

/** The check digit of a bank card. */
const isLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

const cardWords = /(?:карт[аеуыой]|сбер|т-?банк|тиньк|альфа|втб|реквизит|перев[её]д|перевод|скинь|кинь|оплат)/u;
const inFours = /(?<![\d-])[2-6]\d{3}(?:[\s-]+\d{4}){3}(?![\d-])/gu;
const inAnyGroups = /(?<![\d-])[2-6](?:[ .-]?\d){15}(?![\d-])/gu;
/** The number of a YooMoney purse. */
const purse = /(?<!\d)4100\s?1(?:\s?\d){8,11}(?!\d)/gu;
const wallet = expressionOf(
  String.raw`(?<![${letters}\d])(?:0x[\da-f]{40}|t[1-9a-z]{33}|bc1[\da-z]{25,60})(?![${letters}\d])`,
);

const hasCard = (text: string): boolean =>
  numbersIn(text, inFours).length > 0 ||
  numbersIn(text, inAnyGroups).some(
    (found) => isLuhn(digitsOf(found)) || (/^\d+$/u.test(found) && cardWords.test(text)),
  ) ||
  numbersIn(text, purse).length > 0 ||
  wallet.test(text);

const email = expressionOf(
  String.raw`[\w.+-]+(?:\s?(?:@|\(at\)|\[at\]|\(собак[аи]\))\s?|\s+собак[аи]\s+)[\w-]+\s?(?:\.|точка)\s?(?:ru|ру|com|ком|net|org|рф|by|kz|ua|me|su|pro)(?![${letters}\d])`,
);
const emailInWords = whole(
  String.raw`(?:собак[аи]|@)\s+(?:mail|g?mail|мейл|майл|гмейл|джимейл|яндекс|yandex|ya|инбокс|inbox)(?:\s*(?:\.|точка)\s*(?:ru|ру|com|ком))?`,
);

const hasEmail = (text: string): boolean => email.test(text) || emailInWords.test(text);

const dot = String.raw`\s*(?:\.|точка|\(точка\)|dot|,)\s*`;
const slash = String.raw`\s*(?:/|слэш|слеш)\s*`;
/** Pages of people and ways to write to them elsewhere; places of games, videos and voice are none. */
const pages = [
  `t${dot}me${slash}[\\w+]{3,}`,
  `telegram${dot}(?:me|org)${slash}\\w{3,}`,
  `(?:m${dot})?vk${dot}(?:com|ком|me|ru|ру)${slash}(?!video|clip|music|play|app)[\\w.]{2,}`,
  `вк(?:${dot}|\\s+)(?:com|ком|ру)${slash}[\\w.]{2,}`,
  `wa${dot}me${slash}\\+?\\d{5,}`,
  `(?:chat${dot})?whatsapp${dot}com${slash}\\w{3,}`,
  `(?:instagram${dot}com|instagr${dot}am)${slash}(?!reel|p/)[\\w.]{2,}`,
  `ok${dot}ru${slash}(?!video|live)[\\w./]{3,}`,
  `(?:facebook|fb)${dot}(?:com|me)${slash}[\\w.]{3,}`,
  `max${dot}ru${slash}(?:u/)?[\\w.]{3,}`,
  `(?:tg|viber)://\\S+`,
].map((pattern) => expressionOf(String.raw`(?<![${letters}\d])${pattern}`));

const messenger = String.raw`(?:тг|т[еэ]л[еэ]г[аеуиой]{1,2}|телегр[ауе]?мм?\p{L}*|tg|telegramm?|телегу|в[оа][тц]с?ап\p{L}*|whats ?app|вайбер\p{L}*|viber|вк|vk|вконтакте|vkontakte|инст[ауеы]|инстаграм\p{L}*|instagram|скайп\p{L}{0,2}|skype)`;
/** A name by which one is found: Latin, not a single short word of a game. */
const handle = String.raw`@?(?=[\w.]*[a-z])[a-z\d][\w.]{3,31}`;
/** A name that no word of a game looks like. */
const oddName = String.raw`(?=[\w.]*[\d_])[a-z][\w.]{4,31}`;
const profile = '(?:описани\\p{L}+|профил\\p{L}+|био|шапке|статусе)';

const nearMessenger = [
  // «мой тг ivan_77», «тг: @ivan», «вк id1234»
  `(?:мой|моя|мою|мо[её]м|мне|я|контакт\\p{L}*|пиши|найди|найд[её]шь|добавь|связь)\\s+(?:в\\s+|есть\\s+в\\s+)?${messenger}\\s*[:—–-]?\\s*${handle}`,
  `${messenger}\\s*[:—–-]\\s*${handle}`,
  `${messenger}[\\s,]+(?:ник|nick(?:name)?|логин|id|айди|я|меня\\s+зовут|найди\\s+меня)\\s*[:—–-]?\\s*@?[\\w.]{3,}`,
  `${messenger}\\s+(?:@\\s?|собак[аи]\\s+)[\\w.]{3,}`,
  `${oddName}[\\s,]+(?:это\\s+)?(?:в\\s+)?${messenger}`,
  `ник(?:и|а|ом)?\\s+в\\s+${messenger}`,
  `в\\s+${messenger}[^.!?\\n]{0,25}?ник(?:ом)?`,
  // «скинь свой тг», «дай телегу», «есть вк?»
  `(?:дай|дашь|даш|скинь|скинешь|кинь|кинешь|оставь|подскажи|напиши|скажи|давай|можно|какой|какая|го|ищи)\\s+(?:мне\\s+|пж\\s+|плиз\\s+|пожалуйста\\s+|у\\s+тебя\\s+)?(?:сво[йюиё]\\p{L}*\\s+|тво[йюиё]\\p{L}*\\s+|ссылк\\p{L}+\\s+на\\s+|ник\\s+(?:в\\s+)?|контакт\\s+(?:в\\s+)?|номер\\s+(?:в\\s+|для\\s+)?)?${messenger}`,
  `есть\\s+(?:у\\s+тебя\\s+)?(?:в\\s+)?(?:${messenger})\\s*\\?`,
  `${messenger}\\s+есть\\s*\\?`,
  `${messenger}\\s+(?:у\\s+меня\\s+)?(?:в|во)\\s+${profile}`,
  `в\\s+${profile}[^.!?\\n]{0,25}?${messenger}`,
  `контакт\\p{L}*\\s+в\\s+${profile}`,
  `${messenger}\\s+(?:мой|моя|мои)\\s*[:—–-]?\\s*${handle}`,
  // Without a word between: names of what is not a person begin with these.
  `(?<!no )(?:тг|tg|телеграм\\p{L}*|telegram|инст[ау]|инстаграм\\p{L}*)\\s+(?!premium|web|desktop|bot|live|reels)${handle}`,
  `(?:свой|твой|свою|твою)\\s+${messenger}`,
  // «напиши мне в телегу», «спишемся в вк», «перейдём в тг»
  `(?:напиш\\p{L}+|пиши\\p{L}*|отпиш\\p{L}+|спиш\\p{L}+|списаться|перейд\\p{L}+|переходи\\p{L}*|пойд[её]м|пошли|уйд\\p{L}+|погнали|го|давай|добав\\p{L}+|найди|общ\\p{L}+|связ\\p{L}+|свяж\\p{L}+|договори\\p{L}+|обсуд\\p{L}+|продолж\\p{L}+|скин\\p{L}+|кин\\p{L}+|стукн\\p{L}+|(?:по)?стуч\\p{L}+|отвечаю|переписыва\\p{L}+|жду)\\s+(?:(?:мне|тебе|лучше|сразу|сюда|потом|друг\\s+друга|меня|себе|там|просто|тогда|или|всё|все|это|сам|лично|реквизиты|номер)\\s+){0,3}(?:в|во|на|через|по)\\s+(?:личку\\s+(?:в\\s+)?|лс\\s+(?:в\\s+)?|мой\\s+|мою\\s+)?${messenger}`,
  `(?:в|во|через)\\s+${messenger}\\s+(?:напиш\\p{L}+|пиши\\p{L}*|отпиш\\p{L}+|спиш\\p{L}+|перейд\\p{L}+|уйд\\p{L}+|добав\\p{L}+|найди|удобнее|лучше|быстрее|договор\\p{L}+|обсуд\\p{L}+)`,
].map(whole);

/** Watching and listening is no contact. */
const shown = /(?:видео|музык|клип|плейлист|стрим|трансляц|новост|канал|мем|группа\s+игр)/u;

/** `@name` alone is a name of Telegram; the chat's own words to everybody are none. */
const atName = expressionOf(
  String.raw`(?<![${letters}\d_.@])@(?!everyone|here|all\b|online|admin|mid\b|site\b)[a-z][\w]{4,31}(?![\w.]*@)(?!\.[a-z])`,
);

const hasMessenger = (text: string): boolean =>
  pages.some((pattern) => pattern.test(text)) ||
  atName.test(text) ||
  (!shown.test(text) && nearMessenger.some((pattern) => pattern.test(text)));

const service = String.raw`(?:сервис\p{L}*|сайт\p{L}*|платформ\p{L}*|площадк\p{L}*|напарник\p{L}*|приложени\p{L}*|касс\p{L}*|систем\p{L}*|бирж\p{L}*)`;
const fee = String.raw`(?:комисси\p{L}*|посредник\p{L}*|процент\p{L}*\s+(?:${service}|себе))`;
const pays = String.raw`(?:перевед\p{L}*|перевести|перекин\p{L}*|перевод(?:ом|и|ить)|скин\p{L}*|кин[ьуе]\p{L}*|закин\p{L}*|кида[йюе]\p{L}*|отправ\p{L}*|заплач\p{L}*|заплати\p{L}*|оплач\p{L}*|оплати|оплатить|плати|платить|платишь|платят|плачу|рассчита\p{L}*|отдам|отдашь|отдать|деньг\p{L}*|оплат[аыуе])`;
const offer = String.raw`(?:давай\p{L}*|можем|можно|предлагаю|может|хочешь|го|дешевле|выгодн\p{L}*|скидк\p{L}*|скидоч\p{L}*|сброшу|договор\p{L}*|${pays})`;
const money = String.raw`(?:деньг\p{L}*|рубл\p{L}*|₽|сумм\p{L}*|\d+\s*(?:р|руб|к|косар\p{L}*|тыщ\p{L}*)|косар\p{L}*|тыщ\p{L}*|бабк\p{L}*|оплат\p{L}*)`;
const near = '[^.!?\\n]{0,45}?';
const bank = String.raw`(?:сбер\p{L}*|тин[её]к\p{L}?|тиньк\p{L}*|т-?банк\p{L}*|альф[ауе]\p{L}*|втб|озон|юмани|киви|qiwi|кошел[её]к|телефон|номер(?:у)?)`;

const past = [
  `(?:мимо|в\\s+обход|минуя|вне|за\\s+спиной)\\s+(?:этого\\s+|этой\\s+|всей\\s+|вашего\\s+)?(?:${service}|${fee})`,
  `не\\s+через\\s+(?:этот\\s+|эту\\s+|это\\s+)?${service}`,
  `не\\s+(?:на|по)\\s+(?:этот\\s+|эту\\s+)?${service}${near}${offer}`,
  `(?:зачем|первую|сейчас|ща)${near}через\\s+${service}${near}(?:сами|переводом|напрямую|друг\\s+другу)`,
  `(?:го|давай|погнали|сыграем|поиграем)${near}без\\s+(?:заказа|оформления)`,
  `не\\s+(?:оформлять|оформляй|создавай\\s+(?:сквад|заказ))${near}(?:скину|кину|кинь|переведу|заплачу)`,
  `вместо\\s+оплаты`,
  `${offer}${near}без\\s+(?:этого\\s+|этой\\s+|всяк\\p{L}+\\s+|лишн\\p{L}+\\s+|участия\\s+)?(?:${service}|${fee})`,
  `без\\s+(?:этого\\s+|этой\\s+)?(?:${service}|${fee})${near}${offer}`,
  `(?:избежать|избежим|обойти|обойд[её]м|сэкономи\\p{L}*|не\\s+(?:хочу\\s+|буду\\s+)?платить|не\\s+отдавать|не\\s+кормить)\\s+(?:на\\s+|эту\\s+)?(?:${fee}|${service})`,
  `${offer}${near}(?:напрямую|на\\s+прямую|из\\s+рук\\s+в\\s+руки|налом|наличк\\p{L}*|криптой)`,
  `комисси\\p{L}*\\s+не\\s+(?:платить|отдавать)`,
  `(?:напрямую|на\\s+прямую)\\s+(?:за\\s+\\d+|(?:то\\s+)?(?:сделаю|возьму|беру)|работа\\p{L}+)`,
  `работа\\p{L}+\\s+(?:напрямую|на\\s+прямую)(?!\\s+(?:через|в|на)\\s)`,
  `(?:зачем|смысл|нафиг|чтобы\\s+не|неохота|жалко)\\s+(?:платить|отдавать|кормить)\\s+(?:${fee}|${service}|процент\\p{L}*)`,
  `(?:сервис|сайт|площадка|платформа|приложение)\\s+(?:бер[её]т|забирает|съедает|снимает|отда[её]т)${near}(?:лично|напрямую|сами|между\\s+собой)`,
  `(?:заплач\\p{L}*|оплач\\p{L}*|скину|кину|перевед\\p{L}*)\\s+(?:тебе\\s+|мне\\s+)?(?:лично|в\\s+руки|при\\s+встрече|наличк\\p{L}*)`,
  `отмен\\p{L}+${near}(?:сыгра\\p{L}+|поигра\\p{L}+|покат\\p{L}+)\\s+(?:так\\s+|сами\\s+|просто\\s+)*за\\s+\\d+`,
  `(?:напрямую|на\\s+прямую)${near}(?:${pays}|договор\\p{L}*|дешевле|без\\s+(?:${service}|${fee}))`,
  `${pays}${near}(?:лично|мне|тебе)\\s+(?:на|по)\\s+(?:карт[уе]|сбп|${bank})`,
  `(?:на|по)\\s+(?:мою\\s+|твою\\s+|свою\\s+)?(?:карт[уе]|сбп|${bank})\\s+(?:мне|тебе|лично)?\\s*(?:перевед\\p{L}*|скин\\p{L}*|кин[ьуе]\\p{L}*|закин\\p{L}*|заплачу|отправлю|отправь)`,
  `(?:перевед[иуё]\\p{L}*|перекинь|перекину|заплачу|заплати|плати|скинь|скину|кинь|кину|закинь|закину)${near}(?:на|по)\\s+(?:мою\\s+|твою\\s+|свою\\s+)?${bank}`,
  `(?:перевед[иуё]\\p{L}*|перекинь|перекину|заплачу|заплати|плати|платишь|оплачу)${near}на\\s+(?:мою\\s+|твою\\s+|свою\\s+)?карт[уе]`,
  `(?:скинь|скину|кинь|кину|закинь|закину|отправь|отправлю)${near}${money}${near}на\\s+(?:мою\\s+|твою\\s+|свою\\s+)?карт[уе]`,
  `(?:оплата|перевод|принять|примешь)\\s+на\\s+(?:карту|${bank})`,
  `(?<!(?:выв|выкуп|пополн)\\p{L}*\\s)(?:\\d+\\s?(?:к|р|руб)|\\d{3,})\\s+на\\s+карту`,
  `кидай\\s+на\\s+${bank}`,
  `(?:дай|давай)\\s+(?:сбп|карту,?\\s+перевед\\p{L}+)`,
  `(?:скину|отдам|выгоднее|дальше|рассчита\\p{L}+)${near}переводом`,
  `принима\\p{L}+\\s+переводы?|куда\\s+переводить`,
  `(?:скинь|дай|кинь|напиши|скажи)\\s+(?:мне\\s+)?(?:номер\\s+карты|реквизит\\p{L}*|карту\\s+(?:для|куда)|номер\\s+для\\s+перевода)`,
  `(?:куда|на\\s+какую\\s+карту)\\s+(?:тебе\\s+)?(?:скинуть|перевести|кинуть|закинуть)\\s+${money}`,
  `(?:лично|отдельно|между\\s+собой|сами)\\s+(?:с\\s+тобой\\s+)?(?:договор\\p{L}*|рассчита\\p{L}*|заплач\\p{L}*|оплач\\p{L}*|реш\\p{L}*\\s+(?:по\\s+деньгам|вопрос\\s+с\\s+оплат\\p{L}*))`,
  `(?:договоримся|договориться|рассчитаемся)\\s+(?:лично|отдельно|сами|между\\s+собой|вне)`,
  `(?:отмен\\p{L}+|удал\\p{L}+|закро\\p{L}+|заверша\\p{L}+)\\s+(?:этот\\s+)?(?:сквад|заказ|запись|бронь)${near}(?:дешевле|напрямую|лично|скин\\p{L}*|перевед\\p{L}*|заплач\\p{L}*|мимо|отдам)`,
  `(?:funpay|фанпе[йя]|playerok|плеерок|авито|avito)${near}(?:дешевле|закаж\\p{L}*|оплат\\p{L}*|оформ\\p{L}*|давай|напиш\\p{L}+|найд[её]шь)`,
  `(?:закаж\\p{L}*|оплат\\p{L}*|оформ\\p{L}*|давай|напиш\\p{L}+|найд[её]шь|дешевле)${near}(?:funpay|фанпе[йя]|фанпей|playerok|плеерок|авито|avito)`,
  `(?:outside|past|without|skip)\\s+(?:the\\s+|this\\s+)?(?:service|platform|app|fees?|commission)`,
  `pay\\s+(?:you|me)\\s+direct\\p{L}*|(?:pay|send)${near}to\\s+(?:my|your)\\s+card`,
].map(whole);

/** Who turns such an offer down is not warned of it. */
const refused = whole(`не\\s+(?:играю|работаю|катаю)(?!\\s+(?:через|на))|отказал\\p{L}*|don't\\s+(?:play|work)`);

const hasPast = (text: string): boolean => !refused.test(text) && past.some((pattern) => pattern.test(text));

const detectors: Readonly<Record<ContactHint, (text: string) => boolean>> = {
  PHONE: hasPhone,
  CARD: hasCard,
  EMAIL: hasEmail,
  MESSENGER: hasMessenger,
  PAST_SERVICE: hasPast,
};

/** «м и м о», «т_г_ш_к_а» */
const lettersApart = expressionOf(String.raw`(?<![${letters}\d_])\p{L}(?:[ _-]\p{L}){3,20}(?![${letters}\d_])`, 'g');
const ofOtherScripts = new RegExp(String.raw`(?![${letters}\d])[\p{L}\p{N}]`, 'gu');
/** Latin letters that look Cyrillic inside a Cyrillic word: «кapту». */
const cyrillicFor = (letter: string): string => 'асекморхут'['acekmopxyt'.indexOf(letter)] ?? letter;
const latinInside = /(?<=[а-яё][a-z]*)[a-z](?=[a-z]*[а-яё])/gu;

/** Small letters, plain spaces, without marks that are not seen; words taken apart or disguised put together. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .toLowerCase()
    .replaceAll(ofOtherScripts, foreign)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(lettersApart, (word) => word.replaceAll(/[ _-]/g, ''))
    .replaceAll(latinInside, cyrillicFor)
    .replaceAll(/(?<=\d[oо]*)[oо](?=[oо]*\d)/gu, '0');

/**
 * What in a message looks like a contact or an offer to go past the service. It only warns the sender: numbers of games,
 * scores, times and prices are none, and what is missed is no harm. Pure, so that the page knows it without asking.
 */
export const contactHintsIn = (text: string): readonly ContactHint[] => {
  const said = plain(text);
  return contactHints.filter((hint) => detectors[hint](said));
};
