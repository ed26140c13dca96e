import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({ ru: { title: 'История заказов' } });
