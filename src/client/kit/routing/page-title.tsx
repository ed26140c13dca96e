import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { below, theme } from '../theme/theme';

/** The only place that contains the brand's name. */
export const brand = 'Напарник';

/** «Баланс — Напарник»; only the brand for a page without a name. */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title === undefined ? brand : `${title} — ${brand}`;
  }, [title]);
};

let awaited = false;

/** After a navigation the focus moves to the new page's heading as soon as it is rendered. */
export const headingFocus = {
  await: (): void => {
    awaited = true;
  },
  /** True once per navigation. */
  take: (): boolean => {
    const wasAwaited = awaited;
    awaited = false;
    return wasAwaited;
  },
} as const;

interface PageTitleProps {
  readonly children: ReactNode;
  /** The title in the browser, if the heading is not plain text or differs. */
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

/** The only h1 of a page: sets the browser's title and receives the focus after a navigation. */
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
