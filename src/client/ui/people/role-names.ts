import { defineTexts } from '../texts/define-texts';

/** Whom one may become in the demo. */
export const roleNames = defineTexts({ ru: { client: 'Клиент', mate: 'Напарник', admin: 'Администратор' } });
