import type { ReactNode } from 'react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useMe } from '../../api/use-me';
import { ProgressBar } from '../../ui/data/progress-bar';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { Page } from '../../ui/layout/page';
import { Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';
import { Checklist } from './checklist';
import { checklistLines } from './checklist-lines';
import { SwitchCard } from './switch-card';
import { texts } from './texts';
import { useReadiness } from './use-readiness';

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

/** What a mate still lacks before orders, each with the place that mends it; ends in switching orders on. */
export const OnboardingPage = ({ toggle }: { readonly toggle: ReactNode }) => {
  const access = useMe()?.mateAccess ?? null;
  const { readiness, error, refetch } = useReadiness();
  if (access === null) return null;
  const lines = readiness === undefined ? [] : checklistLines(readiness);
  const done = lines.filter((line) => line.done).length;
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <Lead>{texts.lead}</Lead>
      {readiness === undefined &&
        (error === undefined ? (
          skeleton
        ) : (
          <Card>
            <ErrorState text={failureOf(error).message} onRetry={refetch} />
          </Card>
        ))}
      {readiness !== undefined && (
        <>
          <Progress>
            <ProgressBar value={done} max={lines.length} label={texts.progressLabel} />
            <span>{texts.progress(done, lines.length)}</span>
          </Progress>
          <Columns>
            <Checklist lines={lines} gameId={access.gameId} />
            <SwitchCard ready={readiness.missing.length === 0} active={access.active} gameId={access.gameId} toggle={toggle} />
          </Columns>
        </>
      )}
    </Page>
  );
};
