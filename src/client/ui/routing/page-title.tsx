import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../theme/media';
import { theme } from '../theme/theme';
import { headingFocus } from './heading-focus';
import { usePageTitle } from './use-page-title';

interface PageTitleProps {
  readonly children: ReactNode;
  /** The name in the browser's title, when the heading is not plain text or differs. */
  readonly title?: string;
  readonly className?: string;
}

const Heading = styled.h1`
  font: 600 30px/1.2 ${theme.font.title};
  letter-spacing: -0.02em;
  ${below('md')} {
    font-size: 21px;
  }
`;

/** The one h1 of a page: names the browser's title and takes the focus after a navigation. */
export const PageTitle = ({ children, title, className }: PageTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title ?? (typeof children === 'string' ? children : undefined));
  useEffect(() => {
    if (headingFocus.take()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
};
