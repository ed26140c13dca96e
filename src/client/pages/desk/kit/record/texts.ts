import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    save: 'Сохранить',
    saved: 'Сохранено',
    create: 'Создать',
    created: 'Создано',
    remove: 'Удалить',
    removed: 'Удалено',
    cancel: 'Отмена',
    preview: 'Как выглядит',
    uploadPicture: 'Загрузить картинку',
    ofLine: (line: string, wrong: string) => `«${line.length > 40 ? `${line.slice(0, 40)}…` : line}»: ${wrong}`,
    required: 'Поле нужно заполнить',
    showNow: 'Показать, что теперь',
    onlyLook: 'Менять это не дают права',
  },
});
