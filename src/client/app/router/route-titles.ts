import { defineTexts } from '../../ui/texts/define-texts';

/** Names of the pages that are not built yet; a built page names itself. */
export const routeTitles = defineTexts({
  ru: {
    blog: 'Блог',
    article: 'Материал',
    materials: 'Мои материалы',
    materialsForMe: 'Доступные мне материалы блога',
    admin: 'Управление',
  },
});
