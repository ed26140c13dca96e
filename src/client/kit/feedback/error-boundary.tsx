import { Component, type ReactNode } from 'react';
import { runReset } from './error-resets';
import { ErrorState, PageError } from './error-state';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  /** When it changes (for example to the path of another page), the error is reset. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** An error in one part of the page does not break the rest of it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    runReset(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

interface BrokenProps {
  /** Of the page that broke as a whole. */
  readonly title?: string;
  readonly text?: string;
  readonly onRetry: () => unknown;
}

/** A fallback: in place of what broke, or whose code did not come. */
export const Broken = ({ title, text, onRetry }: BrokenProps) =>
  title === undefined ? (
    <ErrorState text={text} onRetry={onRetry} />
  ) : (
    <PageError title={title} text={text} onRetry={onRetry} />
  );
