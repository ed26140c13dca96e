import { rublesToKopecks } from '../money/rubles-to-kopecks';

export const blogTerms = {
  maxContentBytes: 300 * 1024,
  maxImageBytes: 10 * 1024 * 1024,
  minPrice: rublesToKopecks(49),
  maxPrice: rublesToKopecks(9900),
  authorPercent: 80,
  previewPercent: 20,
  previewMaxCharacters: 800,
  maxShares: 200,
} as const;
