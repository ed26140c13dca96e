import { squadCardTexts } from '#domain/text/squad-card-texts.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { groupedNumber, plural } from '#domain/text/format.ts';

export const texts = defineTexts({
  ru: {
    title: pageTexts.squads.title,
    intro: pageTexts.squads.lead,
    loading: 'Загружаем сквады',
    found: (count: number) =>
      `${groupedNumber(count)} ${plural(count, 'сквад ищет', 'сквада ищут', 'сквадов ищут')} игроков`,
    kinds: 'Категория',
    allKinds: 'Все',
    platforms: 'Платформа',
    allPlatforms: 'Все платформы',
    prices: 'Цена участия',
    anyPrice: 'Любая',
    upTo: (sum: string) => `до ${sum}`,
    facts: squadCardTexts.facts,
    owner: squadCardTexts.owner,
    mates: 'Напарники',
    noMates: squadCardTexts.noMates,
    places: squadCardTexts.places,
    toJoin: squadCardTexts.toJoin,
    noPrice: squadCardTexts.noPrice,
    join: 'Вступить',
    joinSquad: (category: string, owner: string) => `Вступить: ${category}, собирает ${owner}`,
    open: 'Открыть',
    openSquad: (category: string) => `Открыть свой сквад: ${category}`,
    hasSquad: squadCardTexts.hasSquad,
    toSquad: squadCardTexts.toSquad,
    mate: squadCardTexts.mate,
    invitations: squadCardTexts.invitations,
    empty: 'Сейчас никто не ищет игроков. Собери свой сквад и открой его для всех.',
    create: 'Создать сквад',
    emptyFiltered: 'С такими условиями сквадов сейчас нет.',
    showAll: 'Показать все',
    asked: {
      title: 'Вступить в сквад?',
      text: (category: string, duration: string, owner: string) => `${category}, ${duration}. Собирает ${owner}.`,
      price: (sum: string) => ` С тебя ${sum}: спишутся, только когда подтвердишь оплату.`,
      gone: 'Этого сквада в списке больше нет: его набрали или закрыли.',
    },
  },
});
