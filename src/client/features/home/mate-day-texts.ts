import { defineTexts } from '../../ui/texts/define-texts';
import { plural } from '../../../domain/text/plural';

export const texts = defineTexts({
  ru: {
    title: 'Твой день',
    orders: 'Заказов сегодня',
    invitations: 'Приглашения',
    income: 'Доход сегодня',
    month: 'За месяц',
    open: 'Открыть приглашения',
    newInvitations: (count: number) => `${count} ${plural(count, 'новое', 'новых', 'новых')}`,
    none: 'Новых нет',
  },
});
