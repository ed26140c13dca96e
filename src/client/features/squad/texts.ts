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
    pageTitle: 'Сквад',
    failedTitle: 'Сквад не открылся',
    missingTitle: 'Такого сквада нет',
    missingText: 'Проверь номер. Чужой сквад открыт только его участникам.',
    offerOverTitle: 'Твой отклик закрыт',
    offerOverText: 'Создатель позвал другого или распустил сквад, или вышли пять минут. Если сквад ещё ищет напарника, он стоит среди приглашений.',
    history: 'История заказов',
    join: 'Найти сквад',
    invitations: 'К приглашениям',
  },
});
