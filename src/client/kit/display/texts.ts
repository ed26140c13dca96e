import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../texts/define-texts';

const stepStates = { done: 'пройден', current: 'сейчас', ahead: 'впереди' } as const;

export const texts = defineTexts({
  ru: {
    stepOf: (step: number, all: number) => `${step} из ${all}`,
    step: (name: string, state: keyof typeof stepStates) => `${name}: ${stepStates[state]}`,
    linkCopied: 'Ссылка скопирована',
    notCopied: 'Не получилось скопировать',
    linkNotCopied: 'Не получилось скопировать ссылку',
    copyLink: 'Ссылка',
    daysLeft: (days: number, hours: number) => (hours === 0 ? `${days} дн.` : `${days} дн. ${hours} ч`),
    today: 'Сегодня',
    yesterday: 'Вчера',
    loadingMore: 'Загружаем ещё',
    nears: (label: string, minutes: number) =>
      `${label}: ${plural(minutes, 'осталась', 'осталось', 'осталось')} ${minutes} ${plural(minutes, 'минута', 'минуты', 'минут')}`,
  },
});
