import { Zap } from 'lucide-react';
import styled from 'styled-components';
import { useHeaderMatesQuery } from '../../api/mates-api';
import { Badge } from '../../ui/data/badge';
import { Link } from '../../ui/routing/link';
import { below } from '../../ui/theme/media';
import { texts } from './texts';

/** In the promise's upper padding, so that its coming moves nothing. */
const Place = styled(Link)`
  position: absolute;
  top: 64px;
  svg {
    width: 15px;
    height: 15px;
  }
  ${below('md')} {
    top: 24px;
  }
`;

/** How many mates may be called right now; nothing when nobody, and nothing until it is known. */
export const OnlineBadge = ({ gameId }: { readonly gameId: string }) => {
  const { data } = useHeaderMatesQuery({ params: { gameId }, query: { online: 'true', limit: 1 } });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Place to={`/${gameId}/team?online=1`}>
      <Badge $tone="accent">
        <Zap aria-hidden />
        {texts.online(data.total)}
      </Badge>
    </Place>
  );
};
