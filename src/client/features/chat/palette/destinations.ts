import { squadNumber } from '#domain/text/format.ts';
import { isFound, typedNumber } from '#domain/text/search-form.ts';
import { BookOpen } from '#client/kit/icons/book-open.tsx';
import { CalendarClock } from '#client/kit/icons/calendar-clock.tsx';
import { History } from '#client/kit/icons/history.tsx';
import { House } from '#client/kit/icons/house.tsx';
import { LifeBuoy } from '#client/kit/icons/life-buoy.tsx';
import type { IconComponent } from '#client/kit/icons/icon.tsx';
import { MessageCircle } from '#client/kit/icons/message-circle.tsx';
import { Plus } from '#client/kit/icons/plus.tsx';
import { Settings } from '#client/kit/icons/settings.tsx';
import { Swords } from '#client/kit/icons/swords.tsx';
import { User } from '#client/kit/icons/user.tsx';
import { Users } from '#client/kit/icons/users.tsx';
import { Wallet } from '#client/kit/icons/wallet.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { useGameId, useGameLink } from '#client/entities/game/chosen-game.ts';
import { useMatesInfiniteQuery } from '#client/entities/mate/mates-api.ts';
import { ownSquadName } from '#domain/text/own-squad-name.ts';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';
import { chosenGame } from '#contract/routes/route.ts';
import {
  bookingsPath,
  clientsPath,
  createSquadPath,
  matePath,
  ordersHistoryPath,
  ordersPath,
  profilePath,
  squadPath,
  squadsPath,
  teamPath,
  settingsPath,
} from '#contract/routes/game-pages.ts';
import { balancePath, blogPath, chatsPath, supportPath } from '#contract/routes/product-pages.ts';

const texts = defineTexts({
  ru: {
    home: 'Главная',
    create: 'Создать сквад',
    squads: 'Открытые сквады',
    team: 'Все напарники',
    orders: 'Приглашения',
    clients: 'Мои клиенты',
    bookings: 'Записи',
    history: 'История заказов',
    balance: 'Баланс и пополнение',
    profile: 'Профиль',
    settings: 'Настройки',
    chats: 'Все чаты',
    blog: 'Блог',
    support: 'Поддержка',
    squad: (id: number) => `Сквад ${squadNumber(id)}`,
    mate: 'напарник',
  },
});

export interface Destination {
  readonly icon: IconComponent;
  readonly label: string;
  /** The kind of thing, where its name does not show it. */
  readonly hint?: string;
  readonly to: string;
}

const fewest = 2;
const mostPeople = 5;

/** Pages, squads and people that match the text; without text only pages. */
export const useDestinations = (query: string): readonly Destination[] => {
  const me = useMe();
  const gameId = useGameId();
  const link = useGameLink();
  const name = useDebouncedValue(query);
  const { currentData } = useMatesInfiniteQuery(
    { params: { gameId }, query: { search: name } },
    { skip: name.length < fewest },
  );
  const isMate = me?.mateAccess != null;
  const pages: readonly Destination[] = [
    ...(me?.squadMember
      ? [{ icon: Swords, label: ownSquadName(me), to: squadPath(me.squadMember) }]
      : [
          { icon: Plus, label: texts.create, to: link(createSquadPath({ gameId: chosenGame })) },
          { icon: Swords, label: texts.squads, to: link(squadsPath({ gameId: chosenGame })) },
        ]),
    { icon: House, label: texts.home, to: link('/') },
    { icon: Users, label: texts.team, to: link(teamPath({ gameId: chosenGame })) },
    { icon: Swords, label: texts.orders, to: link(ordersPath({ gameId: chosenGame })) },
    ...(isMate ? [{ icon: Users, label: texts.clients, to: link(clientsPath({ gameId: chosenGame })) }] : []),
    { icon: CalendarClock, label: texts.bookings, to: link(bookingsPath({ gameId: chosenGame })) },
    { icon: History, label: texts.history, to: link(ordersHistoryPath({ gameId: chosenGame })) },
    { icon: Wallet, label: texts.balance, to: link(balancePath) },
    { icon: User, label: texts.profile, to: link(profilePath({ gameId: chosenGame })) },
    { icon: Settings, label: texts.settings, to: link(settingsPath(chosenGame)) },
    { icon: MessageCircle, label: texts.chats, to: link(chatsPath) },
    { icon: BookOpen, label: texts.blog, to: link(blogPath) },
    { icon: LifeBuoy, label: texts.support, to: link(supportPath) },
  ];
  const mates = name.length < fewest ? [] : (currentData?.pages[0]?.items ?? []).slice(0, mostPeople);
  const number = typedNumber(query);
  return [
    ...(number === null
      ? []
      : [{ icon: Swords, label: texts.squad(number), to: squadPath({ gameId, squadId: number }) }]),
    ...pages.filter(({ label }) => isFound(label, query)),
    ...mates.map((mate) => ({
      icon: User,
      label: mate.name,
      hint: texts.mate,
      to: matePath({ gameId, mateId: mate.id }),
    })),
  ];
};
