import { ChevronDown, Clapperboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PovRequestView } from '../../../contract/schemas/pov-request';
import { useCurrentPovQuery } from '../../api/pov-requests-api';
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
  readonly request: PovRequestView;
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
        <Button size="sm" aria-label={texts.open(squad)} onClick={() => modals.open({ name: 'pov-request', props: { squadId } })}>
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
  const { data, refetch } = useCurrentPovQuery();
  useEffect(() => uploadShelf.dropAll, []);
  const { pathname } = useLocation();
  const request = data?.request ?? null;
  // The squad's own page has it in a card.
  return request === null || pathname === `/${request.gameId}/squads/${request.squadId}` ? null : <Shown key={request.id} request={request} onEnd={refetch} />;
};
