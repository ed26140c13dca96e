import type { MateCard } from '#contract/schemas/mate-card.ts';
import { whyHereText } from '#domain/order/why-here-text.ts';

const mate: MateCard = {
  id: '0190f5fe-0000-7000-8000-000000000001',
  name: 'Северин',
  description: '',
  iconUrl: null,
  level: 'PRO',
  rating: 4.95,
  reviewCount: 27,
  orders: 100,
  categories: ['FUN'],
  languages: ['ru'],
  platforms: ['PC'],
  pricePerHour: 700,
  onlineLevel: 2,
  active: true,
};
const unrated = { rating: 4.5, reviewCount: 0 };

test.each([
  ['Отвечает за минуту, вечера — на 4,9', { answerSeconds: 55 }],
  ['Отвечает за 3 минуты, вечера — на 4,9', { answerSeconds: 170 }],
  ['Вечера оценивают на 5,0', { rating: 5, answerSeconds: 800 }],
  ['Новый напарник, отвечает за 2 минуты', { newcomer: true as const, answerSeconds: 120 }],
  ['Новый напарник, вечера — на 4,9', { newcomer: true as const }],
  ['Новый напарник', { ...unrated, newcomer: true as const }],
  ['Сейчас свободен', unrated],
  ['', { ...unrated, onlineLevel: 1 as const }],
  ['', { ...unrated, busy: { until: null } }],
])('a card says «%s» of %j', (text, part) => {
  expect(whyHereText({ ...mate, ...part })).toBe(text);
});
