import type { LobbyField } from '#domain/squad/facts/lobby-terms.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const labels: Readonly<Record<LobbyField, string>> = {
  nick: 'Имя или ID в игре',
  contact: 'Steam или Discord',
  code: 'Код лобби',
  voice: 'Голосовой канал',
};

export const texts = defineTexts({
  ru: {
    title: 'Где встречаемся',
    ask: 'Скажи, как тебя найти в игре: остальные увидят это только здесь.',
    labels,
    save: 'Сказать остальным',
    change: 'Изменить моё',
    tell: 'Сказать, как меня найти',
    cancel: 'Отмена',
    saved: 'Остальные видят, как тебя найти',
    you: 'Ты',
    nobody: 'Остальные ещё не сказали, как их найти.',
    copy: (label: string, value: string) => `Скопировать, ${label}: ${value}`,
    copied: (label: string) => `Скопировано: ${label}`,
  },
});
