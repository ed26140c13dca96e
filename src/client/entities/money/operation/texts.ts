import { defineTexts } from '../../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    number: 'Номер',
    when: 'Когда',
    sum: 'Сумма',
    bonus: 'Из них бонусами',
    own: 'С баланса',
    gift: 'Из них подарочными',
    status: 'Состояние',
    fee: 'Комиссия',
    receive: 'К получению',
    where: 'Куда',
    reference: 'Номер перевода',
    held: 'Придержан до',
    confirmed: 'Подтверждён',
    paid: 'Выплачен',
    reason: 'Причина',
    openSquad: 'Открыть сквад',
    openArticle: 'Открыть статью',
    openDeposit: 'Открыть пополнение',
    openReserves: 'Открыть резервы',
    openGifts: 'Открыть сертификаты',
    balance: 'Доступно после',
  },
});
