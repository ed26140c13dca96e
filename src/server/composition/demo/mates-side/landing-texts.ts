import { courseTerms } from '#domain/money/course-terms.ts';
import { spanText } from '#domain/text/spans.ts';
import type { MateLevel } from '#domain/mates/grade.ts';

export const mateLandings = [
  {
    id: 'severin',
    gameId: 'cs2',
    mate: 'Северин',
    title: 'Играй в CS2 спокойно и выигрывай чаще',
    lead: 'Северин играет на высшем ранге с 2016 года и учит тому, что решает раунды: раскидкам, позициям и разговору в команде.',
    points: [
      'Первая катка показывает, что мешает именно тебе',
      'После игры остаётся короткий план, а не лекция',
      'Без токсичности: ругани в его сквадах не бывает',
    ],
    questions: [
      {
        question: 'Я совсем новичок. Не поздно?',
        answer: 'Нет. Половина клиентов Северина начинала с первых калибровочных матчей.',
      },
      { question: 'Нужен ли микрофон?', answer: 'Лучше с ним, но хватит и чата: главное слышать.' },
      { question: 'Можно позвать друга?', answer: 'Да. Открой сквад на троих и отправь другу ссылку.' },
    ],
  },
];

export const trainingLandings = [
  {
    id: 'cs2-start',
    gameId: 'cs2',
    title: 'Обучение Counter-Strike 2',
    lead: 'Курс из часовых занятий с тренером на выбор. Занятия берёшь когда удобно, деньги за непройденные возвращаются.',
    points: [
      'Тренера можно менять от занятия к занятию',
      `Ваучеры действуют ${spanText(courseTerms.voucherLifetime)}`,
      'Передумаешь: вернём деньги за занятия, которых не было',
    ],
    questions: [
      {
        question: 'Как пользоваться ваучером?',
        answer: 'Создай сквад в категории «Обучение» на час и введи код ваучера там, где спрашивают промокод.',
      },
      { question: 'Что, если час тренера дороже ваучера?', answer: 'Разницу доплачиваешь сам.' },
      {
        question: 'А если дешевле?',
        answer: 'Платить ничего не нужно, а остаток вернётся на баланс, когда курс закроется.',
      },
      {
        question: 'Можно вернуть деньги?',
        answer: 'Да, в любой день: закрой курс, и всё, что не ушло на занятия, вернётся на баланс.',
      },
    ],
    courses: [
      {
        title: 'Первые шаги',
        description: 'Для тех, кто только начал: управление, экономика, карты.',
        lessons: 4,
        price: 2990,
        topics: ['Настройки и прицел', 'Экономика раунда', 'Две карты наизусть', 'Первые раскидки'],
      },
      {
        title: 'От Silver до Gold',
        description: 'Убираем три главные ошибки и учимся играть в команде.',
        lessons: 8,
        price: 6490,
        topics: [
          'Разбор твоих демок',
          'Позиции и тайминги',
          'Раскидки на пяти картах',
          'Разговор в раунде',
          'Игра один против двоих',
        ],
      },
      {
        title: 'К высшему рангу',
        description: 'Для тех, кто упёрся: роли, антистрат, психология.',
        lessons: 12,
        price: 14_490,
        topics: ['Своя роль', 'Чтение соперника', 'Капитанство', 'Работа с нервами', 'План на месяц'],
      },
    ],
  },
];

interface DemoTag {
  readonly gameId: string;
  readonly kind: 'EDUCATION' | 'RANK_UP' | 'FUN';
  readonly slug: string;
  readonly parent: string | null;
  readonly name: string;
  readonly description: string;
  readonly points: readonly string[];
  readonly levels: readonly MateLevel[];
  readonly languages: readonly string[];
}

export const categoryTags: readonly DemoTag[] = [
  {
    gameId: 'cs2',
    kind: 'EDUCATION',
    slug: 'aim',
    parent: null,
    name: 'Тренировка стрельбы',
    description: 'Ставим прицел и контроль спрея: упражнения, карты для тренировки, разбор перестрелок.',
    points: ['Упражнения на двадцать минут в день', 'Разбор твоих перестрелок', 'Замер до и после'],
    levels: ['EXPERT', 'PRO', 'STAR'],
    languages: [],
  },
  {
    gameId: 'cs2',
    kind: 'EDUCATION',
    slug: 'awp',
    parent: 'aim',
    name: 'Игра с AWP',
    description: 'Для снайперов: позиции, быстрый выход и экономика самого дорогого оружия.',
    points: ['Позиции на каждой карте', 'Когда покупать, а когда беречь'],
    levels: ['PRO', 'STAR'],
    languages: [],
  },
  {
    gameId: 'cs2',
    kind: 'EDUCATION',
    slug: 'grenades',
    parent: null,
    name: 'Раскидки',
    description: 'Дымы, флешки и молотовы, которые решают раунд: учим по карте за занятие.',
    points: ['По карте за занятие', 'Шпаргалка с точками остаётся тебе'],
    levels: [],
    languages: [],
  },
  {
    gameId: 'cs2',
    kind: 'RANK_UP',
    slug: 'english',
    parent: null,
    name: 'С напарником на английском',
    description: 'Играем и говорим по-английски: ранг растёт вместе с речью.',
    points: ['Команды и термины за одну игру', 'Поправляем мягко и по делу'],
    levels: [],
    languages: ['en'],
  },
  {
    gameId: 'dota2',
    kind: 'EDUCATION',
    slug: 'support',
    parent: null,
    name: 'Игра на поддержке',
    description: 'Обзор, варды и ротации: роль, которая тихо выигрывает матчи.',
    points: ['Первые десять минут по плану', 'Обзор, который живёт'],
    levels: [],
    languages: [],
  },
];
