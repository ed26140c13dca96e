import type { SquadFarewell } from '../../../contract/squads/squad-farewell';
import { formatMoney } from '../../ui/data/format-money';
import { defineTexts } from '../../ui/texts/define-texts';

type Reason = SquadFarewell['reason'];

const titles: Readonly<Record<Reason, string>> = {
  LEFT: 'Ты вышел из этого сквада',
  KICKED: 'Тебя убрали из сквада',
  LATE: 'Время на подготовку вышло',
  MISSED_LOBBY: 'Ты не пришёл в лобби',
  INVITATION_EXPIRED: 'Приглашение истекло',
  INVITATION_DECLINED: 'Ты отказался от приглашения',
  INVITATION_WITHDRAWN: 'Приглашение отозвано',
};

const why: Readonly<Record<Reason, (isMate: boolean) => string>> = {
  LEFT: () => 'Сквад остался у тебя в истории.',
  KICKED: () => 'Так решил создатель сквада.',
  LATE: (isMate) => (isMate ? 'Ты не подтвердил готовность за 15 минут, и сквад собирается дальше без тебя.' : 'Оплата не пришла за 15 минут, и место освободилось.'),
  MISSED_LOBBY: () => 'За 10 минут ты не подтвердил, что на месте. Твоя часть вернулась клиенту.',
  INVITATION_EXPIRED: () => 'На него не успели ответить. Позвать могут ещё раз.',
  INVITATION_DECLINED: () => 'Если передумаешь, попроси позвать ещё раз.',
  INVITATION_WITHDRAWN: () => 'Создатель передумал или распустил сквад.',
};

const texts = defineTexts({
  ru: {
    titles,
    why,
    strike: 'За это предупреждение, оно сгорит через 30 дней.',
    refunded: (sum: string) => `${sum} вернулись на баланс.`,
  },
});

/** Why a squad is closed to somebody, and what it cost him. */
export const farewellWords = ({ reason, memberType, refunded, strike }: SquadFarewell): { readonly title: string; readonly text: string } => ({
  title: texts.titles[reason],
  text: [texts.why[reason](memberType === 'MATE'), ...(strike ? [texts.strike] : []), ...(refunded > 0 ? [texts.refunded(formatMoney(refunded))] : [])].join(' '),
});
