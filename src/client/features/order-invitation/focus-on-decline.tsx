import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DeclineContext } from './decline-context';
import { texts } from './texts';

/** It has no action of its own, so it shows no focus ring. */
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

/** A declined card disappears with the focused button: the section around the list takes the focus. */
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
