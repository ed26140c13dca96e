import { reviewTerms } from '#domain/mates/review.ts';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { plural } from '#domain/text/format.ts';

export const texts = defineTexts({
  ru: {
    title: 'Отзывы',
    blind: `Отзывы откроются, когда напишут обе стороны, или через ${spanText(reviewTerms.within)}. Пока не открыты, другой стороне твой отзыв не виден.`,
    until: (date: string) => `Написать можно до ${date}.`,
    aboutNeutral: (name: string) => `Отзыв: ${name}`,
    text: 'Пара слов',
    textHint: (left: number) =>
      left > 0
        ? `Ещё хотя бы ${left} ${plural(left, 'знак', 'знака', 'знаков')}`
        : 'Отзыв увидят все, кто откроет профиль',
    marksFirst: 'Поставь оценку по каждому пункту',
    mark: (name: string, mark: number) => `${name}: ${mark} из ${reviewTerms.maxMark}`,
    send: 'Оставить отзыв',
    sent: 'Отзыв сохранён',
    hidden: 'Пока виден только тебе',
    hiddenByStaff: 'Скрыт модератором',
    hiddenWhy: (reason: string) => `Причина: ${reason}`,
    line: (author: string, subject: string) => `${author} → ${subject}`,
    reply: 'Ответ',
    replyOnce: 'Ответить можно один раз, ответ увидят все.',
    replyAction: 'Ответить',
    replySend: 'Отправить ответ',
    replied: 'Ответ опубликован',
    video: (bonus: string, seconds: number) =>
      `Запиши видеоотзыв об игре от ${seconds} секунд, выложи и пришли ссылку: за первый начислим ${bonus} бонусами.`,
    videoSend: 'Прислать в поддержку',
    nothing: 'Отзывов об этой игре нет, время на них вышло.',
  },
});
