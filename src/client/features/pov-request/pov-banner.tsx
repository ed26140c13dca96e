import styled from 'styled-components';
import { Clapperboard } from '../../kit/icons/clapperboard';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { Container } from '../../kit/layout/page';
import { below, oneLine, theme } from '../../kit/theme/theme';
import type { PovRequestView } from '#contract/schemas/pov-request.ts';
import { useCurrentPovQuery } from '../../entities/squad/pov-requests-api';
import { Button } from '../../kit/controls/button';
import { Countdown } from '../../kit/display/date-and-countdown';
import { useModals } from '../../entities/modals/modals';
import { texts } from './texts';
import { uploadStore } from './upload-store';
import { useAutoRetry } from '../../kit/time/use-auto-retry';
import { useUncoveredAnchor } from '../../kit/routing/use-uncovered-anchor';
import { squadPath } from '#contract/routes/game-pages.ts';

/** The banner, or nothing, is rendered now in place of the space that the server's page reserves for it. */
const freeBannerSpace = (): void => {
  const { dataset } = document.documentElement;
  if (dataset['banner'] !== undefined) dataset['banner'] = 'filled';
};

/**
 * Below the header and in the page's flow, so that it covers nothing. For the page it counts as part of the header:
 * sticky and full-height elements take it into account.
 */
const Box = styled.section`
  position: sticky;
  top: ${theme.size.header};
  z-index: calc(${theme.layer.header} - 1);
  height: var(--banner);
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface2};
  :root:has(&) {
    --header-itself: ${theme.size.header};
    /* What an address leads to is not scrolled under it. */
    --below-header: var(--banner);
  }
  :root:has(&) main {
    --header: calc(var(--header-itself) + var(--banner));
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 100%;
  > svg {
    flex-shrink: 0;
    color: ${theme.color.warn};
  }
  > button {
    flex-shrink: 0;
    margin-left: auto;
  }
`;

const Text = styled.p`
  ${oneLine}
  font-size: 14px;
  line-height: 1.35;
  > span {
    color: ${theme.color.text2};
  }
  ${below('md')} {
    > * {
      ${oneLine}
      display: block;
    }
    > span {
      font-size: 13px;
    }
  }
`;

const Reason = styled.span`
  ${below('md')} {
    && {
      display: none;
    }
  }
`;

interface ShownProps {
  readonly request: PovRequestView;
  readonly onEnd: () => void;
}

const Shown = ({ request: { squadId, reason, expiresAt }, onEnd }: ShownProps) => {
  const modals = useModals();
  useUncoveredAnchor();
  const squad = texts.squad(squadId);
  return (
    <Box aria-label={texts.title}>
      <Row>
        <Clapperboard aria-hidden />
        <Text>
          <strong>{texts.title}</strong>{' '}
          <span>
            {squad} · <Countdown until={expiresAt} onEnd={onEnd} />
          </span>
          <Reason> · {reason}</Reason>
        </Text>
        <Button
          size="sm"
          aria-label={texts.open(squad)}
          onClick={() => modals.open({ name: 'pov-request', props: { squadId } })}
        >
          {texts.answer}
        </Button>
      </Row>
    </Box>
  );
};

/**
 * Shown while somebody is signed in and a recording is requested from them. It also owns this tab's uploads: they end
 * with the session.
 */
export const PovBanner = () => {
  const current = useCurrentPovQuery();
  const { data, isError, refetch } = current;
  useAutoRetry(current);
  useEffect(() => uploadStore.dropAll, []);
  const { pathname } = useLocation();
  const request = data?.request ?? null;
  const known = data !== undefined || isError;
  const own = request === null ? null : squadPath({ gameId: request.gameId, squadId: request.squadId });
  useLayoutEffect(() => {
    if (known) freeBannerSpace();
  }, [known]);
  useEffect(() => freeBannerSpace, []);
  // The squad's own page shows it in a card.
  return request === null || pathname === own ? null : <Shown key={request.id} request={request} onEnd={refetch} />;
};
