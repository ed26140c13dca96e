import { failureOf } from '../../../api/api-error';
import { useMateReadinessQuery } from '../../../entities/mate/mates-api';
import { Checklist, checklistLines } from '../../../features/mate-readiness/checklist';
import { ErrorState } from '../../../kit/feedback/error-state';
import { BusySkeleton } from '../../../kit/feedback/busy-skeleton';
import { Card } from '../../../kit/layout/card';
import { SectionTitle } from '../../../kit/layout/page';
import { Quiet } from '../../../kit/layout/prose';
import { Row, Stack } from '../../../kit/layout/stack';
import { TextLink } from '../../../kit/routing/text-link';
import { texts } from './texts';

interface ReadinessSectionProps {
  readonly gameId: string;
  /** Nothing is missing for a mate who takes orders. */
  readonly active: boolean;
}

/** What prevents orders, each line with a link to the setting that fixes it; renders nothing when nothing does. */
export const ReadinessSection = ({ gameId, active }: ReadinessSectionProps) => {
  const { data, error, refetch } = useMateReadinessQuery();
  if (data === undefined)
    return error === undefined ? (
      !active && <BusySkeleton $height={320} $radius="16px" />
    ) : (
      <Card>
        <ErrorState text={failureOf(error).message} onRetry={refetch} />
      </Card>
    );
  const lines = checklistLines(data).filter(({ done }) => !done);
  if (lines.length === 0) return null;
  return (
    <Stack as="section" $gap={12} aria-labelledby="missing">
      <Row $justify="space-between" $align="baseline">
        <SectionTitle id="missing">{texts.missing(lines.length)}</SectionTitle>
        <TextLink to={`/${gameId}/mate/onboarding`}>{texts.checklist}</TextLink>
      </Row>
      <Quiet>{texts.missingLead}</Quiet>
      <Checklist lines={lines} gameId={gameId} />
    </Stack>
  );
};
