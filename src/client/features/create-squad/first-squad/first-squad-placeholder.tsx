import styled from 'styled-components';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { below } from '#client/kit/theme/theme.ts';

const Room = styled(Skeleton)`
  height: 107px;
  margin: 16px 0 8px;
  border-radius: 16px;
  ${below('sm')} {
    height: 197px;
  }
`;

/** As tall as the offer, so that nothing below it jumps when it appears. */
export const FirstSquadPlaceholder = () => <Room />;
