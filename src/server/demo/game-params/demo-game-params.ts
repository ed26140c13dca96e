import type { GameParamOwnerType } from '../../../domain/enums/game-param-owner-type';

export interface DemoParam {
  readonly name: string;
  readonly ownerType: GameParamOwnerType;
  /** Mates must fill it. */
  readonly required?: true;
  readonly multiple?: true;
  readonly values: readonly string[];
}

const list = (text: string): readonly string[] => text.split(', ');

const rank = (values: string): DemoParam => ({ name: 'Ранг', ownerType: 'ALL', required: true, values: list(values) });
const roles = (name: string, values: string): DemoParam => ({ name, ownerType: 'MATE', multiple: true, values: list(values) });
const wish: DemoParam = { name: 'Чего хочется', ownerType: 'CLIENT', multiple: true, values: list('Научиться новому, Поднять ранг, Просто отдохнуть, Найти постоянных друзей') };

/** What each game asks of its players, by game. */
export const demoGameParams: Readonly<Record<string, readonly DemoParam[]>> = {
  cs2: [
    rank('Серебро, Золотая звезда, Калаши, Беркут, Легендарный беркут, Суприм, Глобал'),
    roles('Роли', 'Снайпер, Капитан, Опорник, Открывающий, Поддержка'),
    { name: 'Любимые карты', ownerType: 'ALL', multiple: true, values: list('Mirage, Inferno, Dust II, Nuke, Ancient, Anubis, Overpass') },
    wish,
  ],
  dota2: [rank('Рекрут, Страж, Рыцарь, Герой, Легенда, Властелин, Божество, Титан'), roles('Позиции', 'Керри, Мидер, Хардлайнер, Роумер, Саппорт'), wish],
  valorant: [rank('Железо, Бронза, Серебро, Золото, Платина, Алмаз, Расцвет, Бессмертный, Радиант'), roles('Роли', 'Дуэлянт, Специалист, Зачинщик, Страж'), wish],
  apex: [rank('Бронза, Серебро, Золото, Платина, Алмаз, Мастер, Хищник'), roles('Классы', 'Штурмовик, Застрельщик, Разведчик, Контролёр, Поддержка'), wish],
  pubg: [rank('Бронза, Серебро, Золото, Платина, Алмаз, Мастер'), wish],
  wot: [{ name: 'Бои', ownerType: 'ALL', required: true, values: list('До 1 000, 1 000–5 000, 5 000–15 000, 15 000–40 000, Больше 40 000') }, roles('Техника', 'Лёгкие, Средние, Тяжёлые, Истребители, Артиллерия'), wish],
};
