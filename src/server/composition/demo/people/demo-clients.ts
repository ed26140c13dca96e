import { hours } from '#domain/time/durations.ts';
import type { DemoPresence } from './demo-mate';

export interface DemoClient {
  readonly name: string;
  readonly presence: DemoPresence;
  /** Deposits in rubles, the oldest first. */
  readonly deposits: readonly number[];
  readonly hasPhoto: boolean;
  /** Shown in the list of people whom a visitor of the demo can sign in as. */
  readonly note?: string;
  readonly description?: string;
}

/** Only some clients have described themselves. */
const descriptions: Readonly<Record<string, string>> = {
  Киберкот: 'Играю по вечерам после работы. Люблю спокойные катки с разбором и не люблю, когда кричат в микрофон.',
  Пельмешек: 'Зову друзей, шучу в голосовом и иногда даже попадаю. Ранг не важен, важна компания.',
  Одуванчик: 'Вернулась в игру после трёх лет. Хочу снова почувствовать карту и не бояться клатчей.',
  Штурман: 'Держу якорь на точке, учусь читать таймеры. Готов слушать и повторять.',
};

const client = (
  name: string,
  presence: DemoPresence,
  deposits: readonly number[],
  hasPhoto: boolean,
  note?: string,
): DemoClient => ({
  name,
  presence,
  deposits,
  hasPhoto,
  ...(note === undefined ? {} : { note }),
  ...(descriptions[name] === undefined ? {} : { description: descriptions[name] }),
});

/** Milliseconds since the newcomer among the personas registered, after the friend who invited them. */
export const newcomerJoined = { name: 'Новосёл', ago: hours(30) } as const;

export const demoClients: readonly DemoClient[] = [
  client('Киберкот', 'online', [5000, 4000, 3000], true, 'Клиент с деньгами: зовёт напарников и платит'),
  client('Пельмешек', 'online', [1500], true, 'Друг Киберкота: играет за компанию'),
  client('Новосёл', 'recently', [], false, 'Новый клиент: денег пока нет'),
  client('Одуванчик', 'online', [2500, 1000], true),
  client('Штурман', 'recently', [5000], false),
  client('Мандарин', 'recently', [700], true),
  client('Снежок', 'offline', [1200, 300], false),
  client('Фонарик', 'online', [900], true),
  client('Верстак', 'offline', [], false),
  client('Карамелька', 'recently', [3200], true),
  client('Сова', 'online', [4000, 2000], true),
  client('Плюшка', 'recently', [650], false),
  client('Капибара', 'online', [10000], true),
  client('Дирижабль', 'offline', [800], false),
  client('Ромашка', 'recently', [1900], true),
  client('Кактус', 'offline', [500], true),
  client('Синица', 'recently', [2200], false),
  client('Тёплый_плед', 'online', [1100], true),
  client('Пират', 'offline', [3000], true),
  client('Бублик', 'recently', [450], false),
  client('Гроза', 'offline', [1600], true),
  client('Енот', 'online', [2700], true),
  client('Василёк', 'recently', [], false),
  client('Снегирь', 'offline', [900], false),
  client('Мотылёк', 'recently', [1300], true),
  client('Самовар', 'online', [6000], true),
  client('Лимонад', 'offline', [300], false),
  client('Пингвин', 'recently', [2100], true),
  client('Облако', 'offline', [], false),
  client('Ириска', 'recently', [750], true),
  client('Бамбук', 'offline', [1000], false),
  client('Ракета', 'online', [3500], true),
  client('Тыква', 'recently', [400], false),
  client('Медвежонок', 'offline', [1400], true),
  client('Гитарист', 'recently', [2600], false),
  client('Чайка', 'offline', [950], true),
  client('Вареник', 'recently', [1700], false),
  client('Скейтер', 'online', [2000], true),
  client('Аквариум', 'offline', [600], false),
  client('Полдень', 'recently', [1250], true),
];
