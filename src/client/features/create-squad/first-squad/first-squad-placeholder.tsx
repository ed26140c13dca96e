import '#client/kit/theme/sheets/steps.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';

/** As tall as the offer, so that nothing below it jumps when it appears; the server's first screen has the same room. */
export const FirstSquadPlaceholder = () => (
  <div className="offer-room">
    <Skeleton $radius="16px" style={{ height: '100%' }} />
  </div>
);
