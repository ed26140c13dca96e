import { squadNumber } from '#domain/text/format.ts';
import type { HistorySection } from '../../entities/squad/squad-lists-history-api';
import { defineTexts } from '../../kit/texts/define-texts';

const sections: Readonly<Record<HistorySection, string>> = {
  all: 'Все',
  active: 'Идут',
  finished: 'Завершены',
  disbanded: 'Распущены',
};

const emptySections: Readonly<Record<Exclude<HistorySection, 'all'>, string>> = {
  active: 'Сейчас ни один сквад не идёт.',
  finished: 'Завершённых сквадов пока нет.',
  disbanded: 'Распущенных сквадов нет.',
};

export const texts = defineTexts({
  ru: {
    title: 'История заказов',
    loading: 'Загружаем историю',
    tabs: 'Разделы истории',
    sections,
    emptySections,
    emptyClient: 'Здесь появятся твои сквады: с кем играл, чем кончилось и сколько стоило.',
    emptyMate: 'Здесь появятся твои заказы: с кем играл, чем кончилось и сколько принесли.',
    create: 'Создать сквад',
    invitations: 'К приглашениям',
    emptyFilter: 'С этим фильтром ничего нет.',
    showAll: 'Показать все',
    filters: 'Фильтр истории',
    game: 'Игра',
    anyGame: 'Все игры',
    kind: 'Категория',
    anyKind: 'Все категории',
    squad: (category: string, duration: string) => `${category}, ${duration}`,
    about: (id: number, game: string, people: string) => `${squadNumber(id)} · ${game} · ${people}`,
    alone: 'только ты',
    outcome: {
      PENDING: 'Собирается',
      READY: 'Ждём готовность',
      STARTED: 'Старт',
      IN_A_GAME: 'Идёт игра',
      FINISHED: 'Ждёт расчёта',
      SETTLED: 'Завершён',
      DISPUTED: 'Спор',
      RECREATED: 'Пересоздан',
      DISBANDED: 'Распущен',
      LEFT: 'Без тебя',
    },
    review: 'Оставить отзыв',
    reviewSquad: (id: number) => `Оставить отзыв о скваде ${squadNumber(id)}`,
    dispute: 'Открыть спор',
    disputeSquad: (id: number) => `Открыть спор о скваде ${squadNumber(id)}`,
    successor: (id: number) => `Вместо него ${squadNumber(id)}`,
    repeat: 'Повторить',
    repeatSquad: (id: number) => `Повторить сквад ${squadNumber(id)}`,
  },
});
