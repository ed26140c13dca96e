import type { MateCard } from '#contract/schemas/mate-card.ts';

export const aMateCard = (with_: Partial<MateCard> = {}): MateCard => ({
  id: '0190f000-0000-7000-8000-0000000000aa',
  name: 'Северин',
  description: '',
  iconUrl: null,
  level: 'PRO',
  rating: 4.98,
  reviewCount: 12,
  orders: 1204,
  categories: ['RANK_UP'],
  languages: ['ru'],
  platforms: ['PC'],
  pricePerHour: 1300,
  onlineLevel: 2,
  active: true,
  ...with_,
});
