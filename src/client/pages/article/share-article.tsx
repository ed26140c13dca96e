import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { ShareMenu } from '../../entities/referral/share-menu';

/** Shares the current page without the query of its address. */
export const ShareArticle = ({ trigger }: { readonly trigger: ReactElement }) => (
  <ShareMenu trigger={trigger} path={useLocation().pathname} />
);
