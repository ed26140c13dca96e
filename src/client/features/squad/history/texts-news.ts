import { defineTexts } from '#client/kit/texts/define-texts.ts';

/** What has just happened on the page, worded differently from the history below. */
export const news = defineTexts({
  ru: {
    gone: (name: string) => `Состав меньше: ушёл участник ${name}.`,
    goneUnnamed: 'Состав меньше: ушёл участник.',
    declined: (name: string) => `Отказ от ${name}: место снова свободно.`,
    lapsed: (name: string) => `Нет ответа от ${name}: место снова свободно.`,
    earlyNo: 'На раннее завершение не согласны: играем до конца.',
    earlyYes: 'Раннее завершение приняли все.',
    moderator: 'Спор теперь у модератора.',
    decided: (percent: number) =>
      percent === 0 ? 'Решение по спору: ничего не возвращать.' : `Решение по спору: вернуть ${percent} % удержанного.`,
    back: (sum: string) => `Тебе вернулось ${sum}.`,
  },
});
