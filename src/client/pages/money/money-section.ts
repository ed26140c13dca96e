export interface MoneySectionProps {
  /** What follows the part's name in the address; empty when nothing does. */
  readonly id: string;
}
