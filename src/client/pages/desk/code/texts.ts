import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Вход в админку',
    lead: `Нужен код из приложения. Через ${spanText(deskCodeTerms.idle)} без работы его спросят снова.`,
    code: 'Код из приложения',
    recovery: 'Код на случай потери',
    recoveryHint: `${deskCodeTerms.recoveryLetters} букв и цифр. Каждый работает один раз.`,
    toRecovery: 'Приложения нет под рукой',
    toCode: 'Ввести код из приложения',
    open: 'Открыть',
    byKey: 'Ключом доступа',
    toSite: 'На сайт',
    lost: 'Нет ни приложения, ни кодов? Код сбросит другой администратор в разделе «Администраторы», а если других нет, тот, кто держит сервер.',
    setUpTitle: 'Защита админки',
    setUpLead: 'Деньги и люди под защитой второго шага: кроме пароля нужен код из приложения на телефоне.',
    password: 'Пароль от аккаунта',
    begin: 'Начать настройку',
    scan: 'Отсканировать приложением',
    scanHint: 'Подойдёт любое с кодами TOTP: Яндекс Ключ, Google Authenticator, 1Password.',
    picture: 'QR-код для приложения',
    bySecret: 'Или ввести ключ вручную',
    copySecret: 'Скопировать ключ',
    copied: 'Скопировано',
    firstCode: 'Код, который показало приложение',
    confirm: 'Включить',
    otherKey:
      'Настройка начата и в другой вкладке? Тогда этот ключ уже не действует: закончить можно там или начать заново.',
    restart: 'Начать заново',
    recoveryTitle: 'Коды на случай потери',
    recoveryLead: 'Больше мы их не покажем. Каждый один раз заменит код из приложения.',
    saved: 'Коды сохранены, открыть админку',
    renewTitle: 'Новые коды на случай потери',
    renewLead: 'Прежние перестанут подходить. Нужен код из приложения.',
    renew: 'Создать коды',
    renewed: 'Коды сохранены',
  },
});
