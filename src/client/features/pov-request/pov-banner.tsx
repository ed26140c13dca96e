import { ChevronDown, Clapperboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCurrentPovQuery } from '../../api/pov-requests-api';
import type { AnswerOf } from '../../api/call';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { Countdown } from '../../ui/data/countdown';
import { useModals } from '../../ui/modals/use-modals';
import { bannerFold } from './banner-fold';
import { Action, Box, Folded, FoldPlace, Reason, Words } from './banner-look';
import { squadNumber } from './squad-number';
import { texts } from './texts';
import { uploadShelf } from './upload-shelf';

interface ShownProps {
  readonly request: AnswerOf<'GET /v1/pov-requests/current'>;
  readonly onEnd: () => void;
}

const Shown = ({ request: { id, squadId, reason, expiresAt }, onEnd }: ShownProps) => {
  const modals = useModals();
  const [folded, setFolded] = useState(() => bannerFold.isFolded(id));
  const fold = (next: boolean) => {
    bannerFold.set(id, next);
    setFolded(next);
  };
  const left = <Countdown until={expiresAt} onEnd={onEnd} />;
  if (folded) {
    return (
      <Folded type="button" aria-label={texts.unfold} title={texts.unfold} onClick={() => fold(false)}>
        <Clapperboard aria-hidden />
        {left}
      </Folded>
    );
  }
  const squad = texts.squad(squadNumber(squadId));
  return (
    <Box aria-label={texts.title}>
      <Words>
        <strong>{texts.title}</strong>
        <span>
          {squad} · {left}
        </span>
      </Words>
      <Reason>{reason}</Reason>
      <Action>
        <Button size="sm" variant="primary" aria-label={texts.open(squad)} onClick={() => modals.open({ name: 'pov-request', props: { squadId } })}>
          {texts.answer}
        </Button>
      </Action>
      <FoldPlace>
        <IconButton label={texts.fold} onClick={() => fold(true)}>
          <ChevronDown aria-hidden />
        </IconButton>
      </FoldPlace>
    </Box>
  );
};

/** While somebody is signed in and a recording is asked of him. It also owns this tab's uploads: they end with the session. */
export const PovBanner = () => {
  const { data: request, refetch } = useCurrentPovQuery();
  useEffect(() => uploadShelf.dropAll, []);
  return request === undefined || request === null ? null : <Shown key={request.id} request={request} onEnd={refetch} />;
};
