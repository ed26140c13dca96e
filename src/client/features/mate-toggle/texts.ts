import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({ ru: { label: 'Принимаю заказы', short: 'Заказы' } });
