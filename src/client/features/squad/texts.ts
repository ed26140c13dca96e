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
    offerOverTitle: 'В этот раз выбрали не тебя',
    offerOverText: 'Создатель позвал другого, или твой отклик истёк. Если сквад ещё ищет напарника, он стоит в приглашениях.',
    history: 'История заказов',
    join: 'Найти сквад',
    invitations: 'К приглашениям',
  },
});
