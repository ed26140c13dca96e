import { Video } from 'lucide-react';
import styled from 'styled-components';
import { useVideoReviewPromoQuery } from '../../../api/reviews-api';
import { formatMoney } from '../../../ui/data/format-money';
import { TextLink } from '../../../ui/routing/text-link';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { theme } from '../../../ui/theme/theme';
import { texts } from './texts';

const Face = styled.div`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.violetSoft};
  font-size: 14px;
  svg {
    flex-shrink: 0;
    color: ${theme.color.violetText};
  }
  p {
    min-width: 0;
  }
`;

/** Bonus money for a video of one's own; only where the service says that it is his to have. */
export const VideoReview = () => {
  const { data } = useVideoReviewPromoQuery();
  const link = useGameLink();
  if (data?.available !== true) return null;
  return (
    <Face>
      <Video aria-hidden />
      <p>
        {texts.video(formatMoney(data.bonus), data.minSeconds)} <TextLink to={link('/support')}>{texts.videoSend}</TextLink>
      </p>
    </Face>
  );
};
