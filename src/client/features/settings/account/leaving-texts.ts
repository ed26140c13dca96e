import { leavingTerms } from '#domain/people/leaving.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const leavingTexts = defineTexts({
  ru: {
    title: 'Удаление аккаунта',
    lead: `Аккаунт закроется сразу и исчезнет через ${spanInWords(leavingTerms.grace)}. Войдёшь раньше — останется.`,
    notNow: 'Сначала заверши:',
    obstacles: {
      SQUAD: 'Ты в скваде.',
      BOOKING: 'Есть запись на игру: сыграй или отмени её.',
      WITHDRAWAL: 'Твой вывод ещё в пути.',
      REFUND: 'Возврат пополнения ещё не закончен.',
      RESERVE: 'Есть деньги в резерве.',
      COURSE: 'Есть купленный курс: пройди или закрой его, деньги за непройденное вернутся.',
      OPERATOR: 'У тебя есть права администратора: пусть их сначала снимут.',
    },
    ways: {
      SQUAD: 'К скваду',
      BOOKING: 'К записям',
      WITHDRAWAL: 'К выводу',
      REFUND: 'К балансу',
      RESERVE: 'К резервам',
      COURSE: 'К курсу',
    },
    facts: ({ bonus, gift }: { readonly bonus: number; readonly gift: number }): readonly string[] => [
      'Ты выйдешь на всех устройствах, заказы выключатся.',
      'Профиль и фото больше никто не увидит.',
      'Сообщения, отзывы и история сквадов останутся у тех, с кем ты играл.',
      ...(bonus > 0 ? [`Бонусы пропадут: ${formatMoney(bonus)}.`] : []),
      ...(gift > 0 ? [`Деньги с сертификатов пропадут: ${formatMoney(gift)}.`] : []),
    ],
    begin: 'Удалить аккаунт',
    money: (sum: string) => `На балансе ${sum}. Выведи их до удаления или откажись от них.`,
    withdraw: 'Вывести',
    giveUp: (sum: string) => `Отказываюсь от ${sum}`,
    password: 'Пароль',
    noPassword: 'Нет пароля? Прислать код на почту',
    code: 'Код из письма',
    codeSent: 'Код отправлен на почту',
    withPassword: 'Ввести пароль',
    leave: 'Удалить навсегда',
    moneyFirst: 'Сначала реши, что с деньгами',
    proofFirst: 'Впиши пароль или код целиком',
    cancel: 'Отмена',
    wrongPassword: 'Это не твой пароль',
  },
});
