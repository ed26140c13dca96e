import type { ReactNode } from 'react';

/** The frame of a card inside an article. */
export const CardFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="article-card">{children}</div>
);
