import { authLimits } from '#domain/people/auth-limits.ts';
import { profileLimits } from '#domain/people/username.ts';
import { numeral } from '#domain/text/numerals.ts';
import { plural } from '#domain/text/format.ts';
import { spanText } from '#domain/text/spans.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const { digits } = authLimits.emailCode;
const codeDigits = `${numeral(digits, 'accusative', 'feminine')} ${plural(digits, 'цифру', 'цифры', 'цифр')}`;

export const texts = defineTexts({
  ru: {
    codeTitle: 'Подтверди почту',
    blockedOver: 'Блокировка снята: войди как обычно.',
    addressLead: 'В аккаунте указали другую почту. Если это не ты, верни прежнюю: все входы закроются.',
    addressUndo: 'Это не я: вернуть прежнюю',
    addressKeep: 'Это я: подтвердить новую',
    addressKept: 'Новая почта подтверждена.',
    addressUndone: 'Прежняя почта вернулась. Мы прислали на неё ссылку, чтобы задать новый пароль.',
    joinLead: (provider: string) =>
      `${provider} подтвердил, что это ты. Осталось назвать почту для чеков и имя. Уже есть аккаунт? Войди и добавь этот вход в настройках.`,
    join: 'Продолжить',
    or: 'или',
    byPasskey: 'Войти ключом доступа',
    noKeys: 'Ключи доступа в этом браузере не работают.',
    keysNeedName: 'Ключи доступа по числовому адресу не работают: открой страницу по имени, например localhost.',
    socialGroup: 'Войти без пароля',
    through: (provider: string) => `Войти через ${provider}`,
    returns: 'Дальше продолжишь с того же места.',
    login: 'Почта или имя',
    email: 'Почта',
    username: 'Имя',
    usernameHint: `${profileLimits.usernameMin}–${profileLimits.usernameMax} букв одного алфавита, цифры, _ и -`,
    password: 'Пароль',
    newPassword: 'Новый пароль',
    passwordHint: `От ${authLimits.password.min} символов`,
    country: 'Страна',
    countryEmpty: 'Не указывать',
    marketing: 'Присылать новости и скидки',
    marketingTerms: '(согласие на рассылки)',
    signIn: 'Войти',
    register: 'Зарегистрироваться',
    forgot: 'Не помню пароль',
    noAccount: 'Ещё нет аккаунта?',
    haveAccount: 'Уже есть аккаунт?',
    back: 'Вернуться ко входу',
    letter: {
      password: {
        lead: 'Пришлём ссылку, по которой можно задать новый пароль.',
        sent: (email: string) =>
          `Если ${email} есть среди аккаунтов, письмо уже в пути. Ссылка действует ${spanInWords(authLimits.resetLink.lifetime)}.`,
      },
      'sign-in': {
        lead: 'Пришлём ссылку: открой её в этом браузере, и пароль не понадобится.',
        sent: (email: string) =>
          `Если ${email} есть среди аккаунтов, письмо уже в пути. Ссылка действует ${spanText(authLimits.loginToken.lifetime)} и один раз.`,
      },
    },
    resetSend: 'Прислать ссылку',
    resetAgain: 'Прислать новую ссылку',
    resetSave: 'Сохранить и войти',
    code: 'Код из письма',
    codeLead: (email: string) =>
      `Отправили ${codeDigits} на ${email}. Код действует ${spanText(authLimits.emailCode.lifetime)}.`,
    mailRefused: (email: string) =>
      `Письмо на ${email} не ушло: почтовый сервер его не принял. Проверь адрес, сменить его можно в настройках. Если он верный, отправь код ещё раз.`,
    confirm: 'Подтвердить',
    later: 'Позже',
    resend: 'Отправить код ещё раз',
    resent: 'Код отправлен',
    resendIn: (seconds: number) => `Ещё раз — через ${seconds} с`,
    tokenWait: 'Проверяем ссылку…',
    retry: 'Повторить',
    tokenLost: 'В адресе нет ссылки целиком. Скопируй её из письма ещё раз или попроси новую',
    byLetter: 'Войти по ссылке из письма',
    linkAgain: 'Прислать новую ссылку',
    demoMail: 'Демо: письма никуда не уходят,',
    demoMailLink: 'они лежат здесь',
    noPersonas: 'Демо-людей пока нет: они появятся, когда сервер их создаст.',
    demoTitle: 'Демо: войти одним из людей',
    demoTools: 'Часы, почта и другое для демо',
    wrong: {
      login: 'Введи почту или имя',
      email: 'Укажи почту в виде name@mail.ru',
      username: `От ${profileLimits.usernameMin} до ${profileLimits.usernameMax} букв одного алфавита, цифры, _ или -`,
      password: `От ${authLimits.password.min} до ${authLimits.password.max} символов`,
      passwordEmpty: 'Введи пароль',
      code: `Нужно ${codeDigits}`,
      country: 'Выбери страну из списка',
    },
  },
});
