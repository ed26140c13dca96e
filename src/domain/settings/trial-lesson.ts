import { rublesToKopecks } from '../money/rubles-to-kopecks';

/** The first squad: a trial lesson once per account; the service pays the mate the normal rate. */
export const trialLesson = {
  categoryKind: 'EDUCATION_PROMO',
  price: rublesToKopecks(199),
  durationMinutes: 30,
  /** The client and one mate. */
  slots: 2,
  freeReplacements: 1,
} as const;
