import { formatNumber } from '../../ui/data/format-money';
import { defineTexts } from '../../ui/texts/define-texts';
import { plural } from '../../../domain/text/plural';

const onlineMates = (count: number) => `${formatNumber(count)} ${plural(count, 'напарник', 'напарника', 'напарников')} онлайн`;

export const texts = defineTexts({
  ru: {
    title: 'Играй с теми, кто делает тебя сильнее',
    text: 'Надёжный сервис подбора напарников для соревновательных игр. Новичкам и опытным игрокам.',
    create: 'Создать сквад',
    join: 'Присоединиться',
    back: 'Вернуться в сквад',
    safe: 'Деньги у сервиса до конца игры',
    fast: 'Напарник отвечает за 10 минут',
    online: (count: number | null) => (count === null ? 'Больше 1 000 напарников онлайн' : onlineMates(count)),
    squads: {
      title: 'Сквады ищут игроков',
      all: 'Все',
      join: 'Войти',
      places: (taken: number, slots: number, duration: string) => `${taken} из ${slots} · ${duration}`,
      empty: 'Сейчас открытых сквадов нет. Собери свой, и к тебе присоединятся.',
      create: 'Создать сквад',
      rowLabel: (category: string, owner: string) => `${category}, собирает ${owner}`,
    },
    categories: { label: 'Категории', all: 'Все' },
    mates: {
      title: 'Напарники рядом',
      all: 'Посмотреть всех напарников',
      empty: 'В этой игре пока нет таких напарников.',
      other: 'Посмотреть всех',
    },
  },
});
