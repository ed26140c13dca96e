import { accessTexts } from '#domain/blog/access-texts.ts';
import { bonusTerms } from '#domain/money/bonus.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    freeOver: accessTexts.freeOver,
    behind: (sections: number, videos: number, pictures: number) =>
      [
        sections > 0 ? `${sections} ${plural(sections, 'раздел', 'раздела', 'разделов')}` : '',
        videos > 0 ? `${videos} ${plural(videos, 'видео', 'видео', 'видео')}` : '',
        pictures > 0 ? `${pictures} ${plural(pictures, 'картинка', 'картинки', 'картинок')}` : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    behindTitle: (parts: string) => (parts === '' ? 'Дальше — самое полезное' : `Ещё ${parts}`),
    forever: 'Купишь один раз, и статья останется у тебя навсегда вместе с обновлениями.',
    sections: 'Что внутри',
    moreSections: (count: number) => `и ещё ${count}`,
    price: 'Цена',
    byBonus: `Бонусами, до ${bonusTerms.maxPercentOfPrice} %`,
    byGift: 'С подарочного сертификата',
    byMoney: 'С баланса',
    left: 'Останется',
    buy: (sum: string) => `Купить за ${sum}`,
    bought: 'Куплено. Приятного чтения!',
    sold: (count: number) => `Купили ${count} ${plural(count, 'раз', 'раза', 'раз')}`,
    lacks: (sum: string) => `Не хватает ${sum}`,
    topUp: 'Пополнить и купить',
    guest: 'Войди или создай аккаунт — и вернёшься сюда же.',
    signIn: 'Войти и купить',
    mates: 'Статьи покупают клиенты: напарникам их не продают.',
    notOnSale: accessTexts.notOnSale,
    priceChanged: 'Цена изменилась, посмотри новую',
  },
});
