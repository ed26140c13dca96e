import type { GameParamOwnerType } from '#domain/games/platform.ts';
import type { Executor } from '../../platform/db/open-database';
import { gameParam, gameParamValue, userGameParam } from '../../platform/db/schema/mates/game-params';
import { demoId, dice } from './demo-person';
import { demoMates } from './people/demo-mates';

interface DemoParam {
  readonly name: string;
  readonly ownerType: GameParamOwnerType;
  /** Mates have to fill it in. */
  readonly required?: true;
  readonly multiple?: true;
  readonly values: readonly string[];
}

const list = (text: string): readonly string[] => text.split(', ');

const rank = (values: string): DemoParam => ({ name: 'Ранг', ownerType: 'ALL', required: true, values: list(values) });
const roles = (name: string, values: string): DemoParam => ({
  name,
  ownerType: 'MATE',
  multiple: true,
  values: list(values),
});
const wish: DemoParam = {
  name: 'Чего хочется',
  ownerType: 'CLIENT',
  multiple: true,
  values: list('Научиться новому, Поднять ранг, Просто отдохнуть, Найти постоянных друзей'),
};

/** Parameters of players, by game. */
const demoGameParams: Readonly<Record<string, readonly DemoParam[]>> = {
  cs2: [
    rank('Серебро, Золотая звезда, Калаши, Беркут, Легендарный беркут, Суприм, Глобал'),
    roles('Роли', 'Снайпер, Капитан, Опорник, Открывающий, Поддержка'),
    {
      name: 'Любимые карты',
      ownerType: 'ALL',
      multiple: true,
      values: list('Mirage, Inferno, Dust II, Nuke, Ancient, Anubis, Overpass'),
    },
    wish,
  ],
  dota2: [
    rank('Рекрут, Страж, Рыцарь, Герой, Легенда, Властелин, Божество, Титан'),
    roles('Позиции', 'Керри, Мидер, Хардлайнер, Роумер, Саппорт'),
    wish,
  ],
  valorant: [
    rank('Железо, Бронза, Серебро, Золото, Платина, Алмаз, Расцвет, Бессмертный, Радиант'),
    roles('Роли', 'Дуэлянт, Специалист, Зачинщик, Страж'),
    wish,
  ],
  apex: [
    rank('Бронза, Серебро, Золото, Платина, Алмаз, Мастер, Хищник'),
    roles('Классы', 'Штурмовик, Застрельщик, Разведчик, Контролёр, Поддержка'),
    wish,
  ],
  pubg: [rank('Бронза, Серебро, Золото, Платина, Алмаз, Мастер'), wish],
  wot: [
    {
      name: 'Бои',
      ownerType: 'ALL',
      required: true,
      values: list('До 1 000, 1 000–5 000, 5 000–15 000, 15 000–40 000, Больше 40 000'),
    },
    roles('Техника', 'Лёгкие, Средние, Тяжёлые, Истребители, Артиллерия'),
    wish,
  ],
};

/** Mates are experienced: for a single value, only the upper half of the list is used. */
const choose = (
  name: string,
  { name: param, values, multiple }: DemoParam,
  ids: readonly number[],
): readonly number[] => {
  const lowest = multiple ? 0 : Math.floor(values.length / 2);
  const first = lowest + dice(`${param} of ${name}`, ids.length - lowest);
  const second = dice(`${param} of ${name} too`, ids.length);
  return [...new Set(multiple ? [first, second] : [first])].flatMap((place) => ids[place] ?? []);
};

/** Parameters of games and the values of mates; the newly admitted mate has none. */
export const seedGameParams = async (db: Executor): Promise<void> => {
  const chosen: (typeof userGameParam.$inferInsert)[] = [];
  for (const [gameId, params] of Object.entries(demoGameParams)) {
    for (const [position, param] of params.entries()) {
      const { name, ownerType, required = false, multiple = false, values } = param;
      const [made] = await db
        .insert(gameParam)
        .values({ gameId, name, ownerType, required, multiple, position })
        .returning({ id: gameParam.id });
      if (!made) throw new Error(`parameter ${name} was not made`);
      const kept = await db
        .insert(gameParamValue)
        .values(values.map((value, place) => ({ paramId: made.id, name: value, position: place })))
        .returning({ id: gameParamValue.id });
      const ids = kept.map(({ id }) => id);
      if (ownerType === 'CLIENT') continue;
      for (const { name: mate } of demoMates[gameId] ?? [])
        for (const valueId of choose(mate, param, ids))
          chosen.push({ userId: demoId(mate), paramId: made.id, valueId });
    }
  }
  // In one statement: a trigger rebuilds a mate's card after each statement.
  await db.insert(userGameParam).values(chosen);
};
