import { squadNumber } from '#domain/text/format.ts';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    loading: 'Загружаем сквад',
    eyebrow: (id: number, game: string, platform: string) => `Сквад ${squadNumber(id)} · ${game} · ${platform}`,
    title: (category: string, duration: string) => `${category}, ${duration}`,
    browserTitle: (id: number) => `Сквад ${squadNumber(id)}`,
    share: 'Поделиться',
    trialOfTwo: 'Пробная тренировка только для двоих',
    trialFixed: 'Места, время и оплату пробной тренировки не изменить',
    visible: 'Открыт для всех',
    path: 'Путь сквада',
    steps: ['Сбор', 'Готовность', 'Старт', 'В игре', 'Завершён'],
    pageTitle: 'Сквад',
    failedTitle: 'Сквад не открылся',
    missingTitle: 'Такого сквада нет',
    missingText: 'Проверь номер. Чужой сквад открыт только его участникам.',
    offerOverTitle: 'Твой отклик закрыт',
    offerOverText: `Создатель позвал другого или распустил сквад, или вышли ${spanInWords(squadTimers.offer)}. Если сквад ещё ищет напарника, он стоит среди приглашений.`,
    history: 'История заказов',
    join: 'Найти сквад',
    invitations: 'К приглашениям',
  },
});
