import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DeclineContext } from './decline-context';
import { texts } from './texts';

/** There is nothing to press, so it shows no focus. */
const Section = styled.section`
  &:focus {
    outline: none;
  }
`;

interface FocusOnDeclineProps {
  /** How many invitations are shown. */
  readonly count: number | undefined;
  readonly children: ReactNode;
}

/** A declined card goes with the button that had the focus: the list of invitations takes it. */
export const FocusOnDecline = ({ count, children }: FocusOnDeclineProps) => {
  const section = useRef<HTMLElement>(null);
  const declined = useRef(false);
  useEffect(() => {
    if (declined.current) section.current?.focus();
    declined.current = false;
  }, [count]);
  const onDeclined = () => {
    declined.current = true;
  };
  return (
    <Section ref={section} tabIndex={-1} aria-label={texts.list}>
      <DeclineContext value={onDeclined}>{children}</DeclineContext>
    </Section>
  );
};
