import { rublesToKopecks } from '../money/kopecks';

export const categoryKinds = ['EDUCATION', 'RANK_UP', 'FUN', 'EDUCATION_PROMO', 'E_GIRL', 'FAMOUS'] as const;

export type CategoryKind = (typeof categoryKinds)[number];

/**
 * The first squad is a trial lesson, once per account; the mate is paid the normal rate, the service bears the
 * difference. Price in kopecks.
 */
export const trialLesson = {
  categoryKind: 'EDUCATION_PROMO',
  price: rublesToKopecks(199),
  durationMinutes: 30,
  /** The client and one mate. */
  slots: 2,
  freeReplacements: 1,
} as const;

interface OfKind {
  readonly kind: CategoryKind;
}

/** Whether a category is the trial lesson. */
export const isTrial = ({ kind }: OfKind): boolean => kind === trialLesson.categoryKind;

/** Clients pay for the person, so only mates whose identity an operator has verified may offer these sessions. */
export const needsVerification = ({ kind }: OfKind): boolean => kind === 'E_GIRL';

/** Whether only people of age may order it. */
export const isForAdults = (kind: CategoryKind): boolean => kind === 'E_GIRL';

/** Comparator that puts the trial category before all others. */
export const trialFirst = (one: OfKind, other: OfKind): number => Number(isTrial(other)) - Number(isTrial(one));

/** The categories that somebody may choose, the trial lesson first and only where it is available to them. */
export const shownTo = <Category extends OfKind>(
  categories: readonly Category[],
  trialAvailable: boolean,
): readonly Category[] => categories.filter((one) => trialAvailable || !isTrial(one)).sort(trialFirst);

export const categoryTagParents = ['CATEGORY', 'CATEGORY_TAG'] as const;
