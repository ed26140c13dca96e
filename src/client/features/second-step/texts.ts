import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Подтверди, что это ты',
    lead: `Спросим один раз: ещё ${spanText(secondStepTerms.lasts)} подтверждать не понадобится.`,
    byKey: 'Ключом доступа',
    noKeys: 'Этот браузер не умеет работать с ключами доступа. Введи код.',
    noKeysAtAll: 'Этот браузер не умеет работать с ключами доступа. Открой «Напарника» там, где ключ есть.',
    app: 'Код из приложения',
    recovery: 'Запасной код',
    recoveryHint: `${deskCodeTerms.recoveryLetters} букв и цифр. Каждый работает один раз.`,
    toRecovery: 'Ввести запасной код',
    toApp: 'Ввести код из приложения',
    confirm: 'Подтвердить',
    enterCode: 'Сначала введи код целиком',
    lost: 'Ничего из этого нет? Скажи об этом в настройках, в разделе «Безопасность».',
  },
});
