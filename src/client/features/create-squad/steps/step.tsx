import '#client/kit/theme/sheets/steps.ts';
import type { ReactNode } from 'react';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** By the classes of `steps.css`, as in the server's first screen. */
export const Step = ({ number, title, children }: StepProps) => (
  <section className="step" aria-label={title}>
    <h2 className="step-title">
      <span aria-hidden>{number}</span>
      {title}
    </h2>
    {children}
  </section>
);
