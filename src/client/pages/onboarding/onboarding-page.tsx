import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { ButtonLink } from '../../kit/controls/button-link';
import { Card, CardTitle } from '../../kit/layout/card';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { LazyMateToggle } from '../../features/mate-toggle/lazy-mate-toggle';
import { texts } from './texts';
import type { MateReadiness } from '#contract/mates/mates.ts';
import { mateReadinessDetails } from '#domain/mates/mate-terms.ts';
import { missingIn } from '#domain/mates/readiness.ts';
import { mateReadinessSlice, onboardingRequired } from '../../entities/mate/mate-readiness-slice';
import { useMateReadinessQuery } from '../../entities/mate/mates-api';
import { useToast } from '../../kit/toast/use-toast';
import { Checklist, checklistLines, missingText } from '../../features/mate-readiness/checklist';
import { Loaded, mapped } from '../../api/loaded';
import { useMe } from '../../entities/person/users-api';
import { ProgressBar } from '../../kit/display/progress-bar';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { PageTitle } from '../../kit/routing/page-title';
import { from, theme } from '../../kit/theme/theme';
import { ordersPath } from '#contract/routes/game-pages.ts';

interface SwitchCardProps {
  readonly ready: boolean;
  readonly active: boolean;
  readonly gameId: string;
}

/** The end of the checklist: the switch itself. */
const SwitchCard = ({ ready, active, gameId }: SwitchCardProps) => (
  <Card as="section" aria-labelledby="switch-on" $selected={ready && !active}>
    <Stack $gap={12}>
      <CardTitle id="switch-on">{texts.switchOn}</CardTitle>
      <Quiet aria-live="polite">{active ? texts.on : ready ? texts.ready : texts.notYet}</Quiet>
      <LazyMateToggle />
      {active && (
        <ButtonLink to={ordersPath({ gameId })} variant="primary" wide>
          {texts.orders}
        </ButtonLink>
      )}
    </Stack>
  </Card>
);

/** Whether these are the details of a refused toggle. */
const isReadiness = (details: unknown): details is MateReadiness =>
  typeof details === 'object' && details !== null && mateReadinessDetails.every((detail) => detail in details);

/**
 * What is missing now; after a refused toggle the details of the refusal are shown at once, and the first one as a
 * toast.
 */
const useReadiness = () => {
  const details = useSelector(mateReadinessSlice.selectors.onboardingDetails);
  const dispatch = useDispatch();
  const toast = useToast();
  const query = useMateReadinessQuery();
  const refused = isReadiness(details) ? details : undefined;
  useEffect(() => {
    const first = refused && missingIn(refused)[0];
    if (first === undefined) return;
    toast.danger(missingText(first));
    dispatch(onboardingRequired(null));
  }, [dispatch, refused, toast]);
  return { ...query, currentData: query.currentData ?? refused };
};

const Lead = styled.p`
  max-width: 44em;
  margin-top: 8px;
  color: ${theme.color.text2};
`;

const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin: 24px 0 16px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: 20px;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

const skeleton = (
  <Stack $gap={16} role="status" aria-label={texts.loading} style={{ marginTop: 24 }}>
    <Skeleton $height={16} />
    <Skeleton $height={520} $radius="16px" />
  </Stack>
);

/** What a mate still needs before taking orders, each with a link to where it is fixed; ends with turning orders on. */
export const OnboardingPage = () => {
  const access = useMe()?.mateAccess ?? null;
  const query = useReadiness();
  if (access === null) return null;
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Lead>{texts.lead}</Lead>
      <Loaded query={mapped(query, checklistLines)} skeleton={skeleton} failedIn={Card}>
        {(lines) => {
          const done = lines.filter((line) => line.done).length;
          return (
            <>
              <Progress>
                <ProgressBar value={done} max={lines.length} label={texts.progressLabel} />
                <span>{texts.progress(done, lines.length)}</span>
              </Progress>
              <Columns>
                <Checklist lines={lines} gameId={access.gameId} />
                <SwitchCard ready={done === lines.length} active={access.active} gameId={access.gameId} />
              </Columns>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
};
