import { currentLocale } from './locale';
import type { Locale } from './locale';

/** A catalogue beside its screen: `export const texts = defineTexts({ ru: { title: 'Баланс' } })`. */
export const defineTexts = <T>(catalogue: Readonly<Record<Locale, T>>): T => catalogue[currentLocale()];
