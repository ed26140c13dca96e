import type { ReactNode } from 'react';

interface NoticeProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** A remedy: a link, a switch. */
  readonly action?: ReactNode;
}

/** A notice above a page's content: why something is not possible now, and what to do about it. As in first screens: `.notice` of `parts.css`. */
export const Notice = ({ icon, text, action }: NoticeProps) => (
  <div className="notice">
    {icon}
    <p>{text}</p>
    {action}
  </div>
);
