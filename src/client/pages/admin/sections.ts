import type { Section } from './section';
import { sectionsOfCatalogue } from './sections-of-catalogue';
import { sectionsOfMoney } from './sections-of-money';
import { sectionsOfPayments } from './sections-of-payments';
import { sectionsOfDecisions } from './sections-of-decisions';
import { sectionsOfPeople } from './sections-of-people';

/** Every section in the order of the navigation. */
export const sections: readonly Section[] = [
  ...sectionsOfDecisions,
  ...sectionsOfPeople,
  ...sectionsOfPayments,
  ...sectionsOfMoney,
  ...sectionsOfCatalogue,
];
