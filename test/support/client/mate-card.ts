import type { MateCard } from '../../../src/contract/schemas/mate-card';

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
