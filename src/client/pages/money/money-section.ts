export interface MoneySectionProps {
  /** What follows the section's name in the address; empty when nothing does. */
  readonly id: string;
}
