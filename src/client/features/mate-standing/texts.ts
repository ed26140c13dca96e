import type { PercentChangeReason } from '../../../domain/enums/percent-change-reason';
import { defineTexts } from '../../ui/texts/define-texts';
import { plural } from '../../../domain/text/plural';

const reasons: Readonly<Record<PercentChangeReason, string>> = {
  ADMITTED: 'Начало',
  PROMOTED: 'Повышение',
  ADMINISTRATOR: 'Изменил администратор',
};

const strikeReasons: Readonly<Record<string, string>> = {
  LEFT_LOBBY: 'вышел из лобби',
  LEFT_GAME: 'вышел из игры',
  MISSED_LOBBY: 'не пришёл в лобби',
  DISBANDED_LOBBY: 'распустил собранный сквад',
};

const consequences = ['предупреждение', 'заказы выключаются на сутки', 'заказы выключаются на неделю', 'решает администратор'];

export const texts = defineTexts({
  ru: {
    title: 'Уровень и процент',
    percent: (percent: number) => `${percent} % заказа`,
    next: (grade: string, percent: number) => `Дальше ${grade}, ${percent} %`,
    hours: (done: number, all: number) => `${done} из ${all} ${plural(all, 'часа', 'часов', 'часов')}`,
    hoursLabel: 'Сыгранные часы до следующего уровня',
    ratingOk: (rating: string) => `Оценка ${rating} подходит`,
    ratingLow: (rating: string, needed: string) => `Оценка ${rating}, нужна от ${needed}`,
    top: 'Выше только STAR: туда зовут сами.',
    best: 'Это высший уровень.',
    history: 'История',
    reasons,
    strikes: (count: number) => `${count} ${plural(count, 'предупреждение', 'предупреждения', 'предупреждений')} за 30 дней`,
    strike: (reason: string, until: string) => `${strikeReasons[reason] ?? reason}, сгорит ${until}`,
    nextStrike: (count: number) => `Следующее: ${consequences[Math.min(count, consequences.length - 1)] ?? ''}.`,
    ordersOff: (until: string) => `Заказы выключены до ${until}. После этого включи приём сам.`,
    missedOff: 'Приём заказов выключился',
    missedWhy: (when: string) => `Три приглашения подряд остались без ответа: ${when}. Вернёшься к компьютеру — включи приём снова.`,
    loading: 'Загружаем уровень',
  },
});
