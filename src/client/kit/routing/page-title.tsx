import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { below, theme } from '../theme/theme';

/** The one place of the brand's name. */
export const brand = 'Напарник';

/** «Баланс — Напарник»; the brand alone when a page has no name of its own. */
export const usePageTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title === undefined ? brand : `${title} — ${brand}`;
  }, [title]);
};

let awaited = false;

/** On navigation focus moves to the new page's heading, whenever it appears. */
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
