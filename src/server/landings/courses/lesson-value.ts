import type { Kopecks } from '../../../domain/money/kopecks';

/** What one lesson of a course is worth; the odd kopecks come back with the rest when the course closes. */
export const lessonValue = ({ price, lessons }: { readonly price: Kopecks; readonly lessons: number }): Kopecks => Math.floor(price / lessons);
