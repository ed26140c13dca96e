import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { minutes } from '#domain/time/durations.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { groupedNumber, plural } from '#domain/text/format.ts';
import { slogan } from '#domain/text/slogan.ts';

const answerMinutes = squadTimers.mateInvitation / minutes(1);

const onlineMates = (count: number) =>
  `${groupedNumber(count)} ${plural(count, 'напарник', 'напарника', 'напарников')} онлайн`;

export const texts = defineTexts({
  ru: {
    title: slogan.title,
    text: slogan.text,
    create: 'Создать сквад',
    join: 'Присоединиться',
    back: 'Вернуться в сквад',
    safe: 'Деньги у сервиса до конца игры',
    fast: `Напарник отвечает за ${answerMinutes} ${plural(answerMinutes, 'минуту', 'минуты', 'минут')}`,
    online: (count: number | null) => (count === null ? 'Больше 1 000 напарников онлайн' : onlineMates(count)),
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
