import type { PageComponent } from '../../api/first-queries';

export interface MoneySectionProps {
  /** What follows the section's name in the address; empty when nothing does. */
  readonly id: string;
}

/** A page below the balance; its first queries are those of its list, without an id. */
export type MoneySectionPage = PageComponent<MoneySectionProps>;
