import { formatRating } from '../../ui/data/format-rating';
import { PersonHead } from '../../ui/people/person-head';
import { PageTitle } from '../../ui/routing/page-title';
import type { MateInGame } from './mate-in-game';
import { texts } from './texts';

/** Who the mate is and how he is rated in this game. */
export const MateHead = ({ mate: { id, name, iconUrl, level, onlineLevel, lastOnlineAt, rating, reviewCount, orders } }: { readonly mate: MateInGame }) => (
  <PersonHead
    userId={id}
    username={name}
    avatarUrl={iconUrl}
    onlineLevel={onlineLevel}
    lastOnlineAt={lastOnlineAt}
    level={level}
    facts={[texts.rating(formatRating(rating), reviewCount), texts.orders(orders)]}
    size={136}
    heading={<PageTitle>{name}</PageTitle>}
  />
);
