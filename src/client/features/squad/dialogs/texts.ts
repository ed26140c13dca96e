import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { nameOf, type SquadPageState } from '../page-state/squad-page-state';

export const texts = defineTexts({
  ru: {
    inviteMate: 'Позвать напарника',
    search: 'Найти по имени',
    invite: 'Позвать',
    inviteWhom: (name: string) => `Позвать: ${name}`,
    invited: (name: string) => `${name}: приглашение отправлено`,
    noMates: 'Никого не нашлось. Попробуй другое имя или измени условия сквада.',
    matesOf: (category: string, platform: string) =>
      `Те, кто играет здесь: ${category}, ${platform}. В сети — первыми.`,
    backToGathering: (back: string) => `Сквад вернётся к сбору. ${back}`,

    publish: 'Открыть сквад для всех?',
    publishConfirm: 'Открыть',
    published: 'Сквад открыт для всех',

    inviteFriend: 'Позвать друга',
    inviteFriendText: `Отправь ссылку другу. Каждая годится для одного человека и живёт ${spanText(squadTimers.friendInvitation)}.`,
    link: 'Ссылка для друга',
    left: 'Осталось',
    newLink: 'Ещё одна ссылка',
    makeLink: 'Создать ссылку',

    kick: (name: string) => `Исключить: ${name}?`,
    withdraw: (name: string) => `Отозвать приглашение: ${name}?`,
    withdrawText: 'Место освободится, деньги не движутся.',
    kickConfirm: 'Исключить',
    withdrawConfirm: 'Отозвать',
    kicked: (name: string) => `${name}: место свободно`,
    nobodyPaid: 'Никто ещё не платил, деньги не движутся.',
    allBack: (sums: string) => `Оплаченное вернётся целиком: ${sums}.`,

    leave: 'Выйти из сквада?',
    leaveConfirm: 'Выйти',
    gone: 'Ты больше не в скваде',
    disband: 'Распустить сквад?',
    disbandConfirm: 'Распустить',
    disbanded: 'Сквад распущен',
    money: (words: string) => `Деньги: ${words}.`,
    mateStrike: 'За уход после старта напарник получает предупреждение, а деньги за него вернутся клиентам.',
    mateOwnerStrike: 'За роспуск после старта напарник получает предупреждение, а клиентам вернётся всё.',
    playedPart: 'Сыгранная часть будет оплачена при расчёте.',

    terms: 'Изменить условия',
    termsText: 'Если изменится цена, сквад вернётся к сбору, а оплаченные доли вернутся.',
    category: 'Категория',
    platform: 'Платформа',
    duration: 'Время',
    slots: 'Мест в скваде',
    payMode: 'Доли друзей',
    languages: 'Языки',
    save: 'Сохранить',
    saved: 'Условия изменены',
    nothingChanged: 'Пока ничего не изменилось',
  },
});

const stillPaid = ({ squad }: Pick<SquadPageState, 'squad'>) =>
  squad.payments.filter(({ amount, refunded }) => amount > refunded);

/** Whether returning to gathering would refund money. */
export const hasPaid = (pageState: Pick<SquadPageState, 'squad'>): boolean => stillPaid(pageState).length > 0;

/** Before the start every paid share is refunded in full: who gets how much. */
export const paidText = (pageState: Pick<SquadPageState, 'squad' | 'view'>): string => {
  const paid = new Map<string, number>();
  for (const { payerId, amount, refunded } of stillPaid(pageState))
    paid.set(payerId, (paid.get(payerId) ?? 0) + amount - refunded);
  const sums = [...paid].map(
    ([payerId, amount]) => `${nameOf(pageState.view, payerId)} — ${formatMoney(kopecksToRubles(amount))}`,
  );
  return sums.length === 0 ? texts.nobodyPaid : texts.allBack(sums.join(', '));
};
