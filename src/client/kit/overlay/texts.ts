import { defineTexts } from '../texts/define-texts';

export const texts = defineTexts({ ru: { menu: 'Меню', close: 'Закрыть', cancel: 'Отмена' } });
