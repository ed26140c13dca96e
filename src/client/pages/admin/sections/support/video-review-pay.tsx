import { useState } from 'react';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { videoReviewTerms } from '#domain/mates/review.ts';
import { useBeforeCorrectionQuery } from '#client/entities/admin/admin-transactions-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { CorrectDialog } from '../corrections/correct-dialog';
import type { Thread } from './thread';
import { texts } from './texts';

const bonus = formatMoney(kopecksToRubles(videoReviewTerms.bonus));

/** Clients send links to their video reviews to support: an operator who has watched one pays for it here, once. */
const Pay = ({ thread: { userId: id, username, avatarUrl } }: { readonly thread: Thread }) => {
  const { currentData } = useBeforeCorrectionQuery({ params: { userId: id } });
  const [open, setOpen] = useState(false);
  if (currentData === undefined || currentData.mate) return null;
  return (
    <Panel>
      <PanelTitle>{texts.videoReview}</PanelTitle>
      {currentData.spent.includes('VIDEO_REVIEW') ? (
        <Quiet>{texts.videoReviewPaid}</Quiet>
      ) : (
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.videoReviewPay(bonus)}
        </Button>
      )}
      {open && <CorrectDialog whom={{ id, username, avatarUrl }} usual="VIDEO_REVIEW" onClose={() => setOpen(false)} />}
    </Panel>
  );
};

export const VideoReviewPay = ({ thread }: { readonly thread: Thread }) =>
  useMay()('CAN_CREATE_CORRECTION_TRANSACTION') && !thread.own ? <Pay thread={thread} /> : null;
