import { formatsText } from '#domain/files/formats-text.ts';
import { gameIcon } from '#domain/games/game-icon.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const owners = { ALL: 'Все', CLIENT: 'Клиенты', MATE: 'Напарники' } as const;
const parents = { CATEGORY: 'В категории', CATEGORY_TAG: 'Внутри подборки' } as const;
const from = (count: number, limit = 1000) => (count >= limit ? `${limit} и больше` : String(count));

export const texts = defineTexts({
  ru: {
    games: 'Игры',
    newGame: 'Новая игра',
    game: 'Игра',
    params: 'Параметры игр',
    newParam: 'Новый параметр',
    categories: 'Категории',
    newCategory: 'Новая категория',
    tags: 'Подборки',
    newTag: 'Новая подборка',
    createTag: 'Создать',
    newTagGame: 'Для какой игры',
    search: 'Название или адрес',
    name: 'Название',
    description: 'Описание',
    slug: 'Адрес',
    slugHint: 'Латиница, цифры и дефис',
    gameIdHint: 'Латиница, цифры и дефис. Стоит во всех ссылках и больше не меняется',
    iconUrl: 'Значок',
    iconHint: `Картинка (${formatsText(gameIcon.types, 'или')} до ${sizeText(gameIcon.maxBytes)}, от ${gameIcon.minSidePixels} точек) или путь на этом сайте: /assets/games/cs2.svg`,
    platforms: 'Платформы',
    maxSlots: 'Мест в скваде',
    position: 'Порядок',
    positionHint: 'Меньше — раньше',
    owner: 'Кто указывает',
    owners,
    required: 'Обязателен: напарник без него не принимает заказы',
    multiple: 'Можно выбрать несколько значений',
    values: 'Значения',
    valuesHint: 'По одному в строке, в порядке показа. Убранное пропадёт и у тех, кто его выбрал',
    valueIs: (name: string, people: number) =>
      `${name}: ${from(people)} ${plural(people, 'человек', 'человека', 'человек')}`,
    kind: 'Вид',
    kindHint: 'Определяет правила и обычную цену; больше не меняется',
    percent: 'Цена, % ставки',
    percentHint: 'Пусто — как у вида. Новая цена касается только новых сквадов',
    asKind: 'как у вида',
    enabledHint: 'Открыта для заказа',
    promoEnabled: 'Акция идёт: первый сквад можно заказать',
    shown: 'Показывать людям',
    open: 'Открыта',
    closed: 'Закрыта',
    category: 'Категория',
    parent: 'Внутри подборки',
    parentHint: 'Номер подборки выше; пусто — сразу в категории',
    parents,
    points: 'Пункты',
    pointsHint: 'По одному в строке',
    levels: 'Уровни напарников',
    languages: 'Языки напарников',
    place: 'Место',
    state: 'Состояние',
    seenBy: 'Страница на сайте',
    used: 'Кто пользуется',
    uses: (mates: number, squads: number) => `напарников ${from(mates)}, сквадов ${from(squads)}`,
    cannot: 'Пока этим пользуются, удалить нельзя',
    childrenRise: (count: number) =>
      count === 0 ? 'Страница подборки перестанет открываться' : `Поднимутся на её место: ${count}`,
    choicesGo: 'Пропадёт и то, что в нём указали люди',
    all: 'Все',
    empty: 'Здесь пока ничего нет',
  },
});
