import { drawTerms } from '../draws/draw-terms';
import { slogan } from './slogan';
import { createSquadTexts } from './create-squad-texts';

/** Titles and leads of public pages, shared by the server (which writes them into the HTML) and the page's script. */
export const pageTexts = {
  home: { title: slogan.title, lead: slogan.text },
  login: { title: 'Вход', lead: 'Войди или создай аккаунт. Дальше — напарник, сквад и игра.' },
  team: { title: 'Все напарники' },
  squads: {
    title: 'Присоединиться',
    lead: 'Сквады, где ждут игроков. Деньги спишутся, только когда все соберутся и ты подтвердишь оплату.',
  },
  createSquad: createSquadTexts,
  howItWorks: {
    title: 'Как это работает',
    lead: 'От приглашения до отзыва: что происходит с заказом, с деньгами и что делать, если что-то пошло не так.',
  },
  becomeMate: {
    title: 'Стань напарником',
    lead: 'Играй в то, что любишь, с теми, кому это нужно, и получай за каждый час. Цены и проценты известны заранее.',
  },
  support: { title: 'Поддержка', lead: 'Опиши, что случилось: ответ придёт в чат, а о нём скажет уведомление.' },
  draws: {
    title: 'Розыгрыши',
    lead: `Билет даёт участие, ещё по одному — каждый сыгранный за месяц сквад, всего до ${drawTerms.maxTickets}. Победителей может пересчитать каждый.`,
  },
  policy: {
    title: 'Пользовательское соглашение',
    lead: 'Это договор между тобой и сервисом «Напарник». Регистрируясь, ты с ним соглашаешься. Мы старались писать коротко и понятно.',
  },
  blog: { title: 'Блог', lead: 'Раскидки, разборы и тренировки от напарников. Начало каждой статьи открыто всем.' },
} as const;
