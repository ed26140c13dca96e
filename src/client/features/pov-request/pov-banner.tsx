import { Clapperboard } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import type { PovRequestView } from '../../../contract/schemas/pov-request';
import { useCurrentPovQuery } from '../../api/pov-requests-api';
import { Button } from '../../ui/controls/button';
import { Countdown } from '../../ui/data/countdown';
import { useModals } from '../../ui/modals/use-modals';
import { Box, Reason, RoomForBar, Row, Words } from './banner-look';
import { bannerRoom } from './banner-room';
import { squadNumber } from './squad-number';
import { texts } from './texts';
import { uploadShelf } from './upload-shelf';

interface ShownProps {
  readonly request: PovRequestView;
  readonly onEnd: () => void;
}

const Shown = ({ request: { squadId, reason, expiresAt }, onEnd }: ShownProps) => {
  const modals = useModals();
  const squad = texts.squad(squadNumber(squadId));
  return (
    <Box aria-label={texts.title}>
      <RoomForBar />
      <Row>
        <Clapperboard aria-hidden />
        <Words>
          <strong>{texts.title}</strong>{' '}
          <span>
            {squad} · <Countdown until={expiresAt} onEnd={onEnd} />
          </span>
          <Reason> · {reason}</Reason>
        </Words>
        <Button size="sm" aria-label={texts.open(squad)} onClick={() => modals.open({ name: 'pov-request', props: { squadId } })}>
          {texts.answer}
        </Button>
      </Row>
    </Box>
  );
};

/** While somebody is signed in and a recording is asked of him. It also owns this tab's uploads: they end with the session. */
export const PovBanner = () => {
  const { data, isError, refetch } = useCurrentPovQuery();
  useEffect(() => uploadShelf.dropAll, []);
  const { pathname } = useLocation();
  const request = data?.request ?? null;
  const known = data !== undefined || isError;
  const own = request === null ? null : `/${request.gameId}/squads/${request.squadId}`;
  useLayoutEffect(() => {
    if (known) bannerRoom.fill(own);
  }, [known, own]);
  useEffect(() => () => bannerRoom.fill(null), []);
  // The squad's own page has it in a card.
  return request === null || pathname === own ? null : <Shown key={request.id} request={request} onEnd={refetch} />;
};
