import type { MateLevel } from '../../../domain/enums/mate-level';
import { reviewTerms } from '../../../domain/settings/review-terms';
import type { PersonRow } from './read-people';

/** What a squad's page says of a mate besides his name. */
export const mateCard = (row: PersonRow | undefined, grade: MateLevel) => ({
  grade,
  rating: row?.rating ?? reviewTerms.presumedHundredths / 100,
  languages: [...(row?.languages ?? [])],
});
