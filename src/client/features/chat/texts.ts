import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({ ru: { title: 'Чат', empty: 'Скоро здесь: чаты сквадов и переписка с напарниками.' } });
