import { type ReactNode, useEffect, useRef } from 'react';

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

/**
 * The only h1 of a page: sets the browser's title and receives the focus after a navigation. `.page-title` of
 * `first-paint.css`, which the server's first screen has too.
 */
export const PageTitle = ({ children, title, className }: PageTitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title ?? (typeof children === 'string' ? children : undefined));
  useEffect(() => {
    if (headingFocus.take()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className === undefined ? 'page-title' : `page-title ${className}`}>
      {children}
    </h1>
  );
};
