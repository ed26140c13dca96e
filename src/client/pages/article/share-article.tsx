import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { ShareMenu } from '../../entities/referral/share-menu';

/** The page at hand is the article, without what its address may have come with. */
export const ShareArticle = ({ trigger }: { readonly trigger: ReactElement }) => (
  <ShareMenu trigger={trigger} path={useLocation().pathname} />
);
