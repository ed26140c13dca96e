import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    past: 'Redux DevTools показывают не последнее состояние. Страница только показывает: на сервер ничего не уходит.',
    waiting: (count: number) => `Действий ждёт: ${count}. Они пойдут, когда вернёшься.`,
    resume: 'К живой странице',
    openStately: 'Открыть инспектор Stately',
    blocked: 'Браузер не дал открыть окно. Разреши этой странице всплывающие окна и нажми ещё раз.',
  },
});
