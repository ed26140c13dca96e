import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    loading: 'Загружаем сквад',
    eyebrow: (id: string, game: string, platform: string) => `Сквад № ${id} · ${game} · ${platform}`,
    title: (category: string, duration: string) => `${category}, ${duration}`,
    browserTitle: (id: string) => `Сквад № ${id}`,
    link: 'Скопировать ссылку на сквад',
    visible: 'Открыт для всех',
    path: 'Путь сквада',
    steps: ['Сбор', 'Готовность', 'Старт', 'В игре', 'Завершён'],
    missingTitle: 'Такого сквада нет',
    missingText: 'Его нет, или тебя в нём больше нет.',
    history: 'История заказов',
    join: 'Найти сквад',
  },
});
