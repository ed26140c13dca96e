import { defineTexts } from '../texts/define-texts';

export const texts = defineTexts({ ru: { close: 'Закрыть', cancel: 'Отмена' } });
