import { Loaded, mapped } from '#client/api/loaded.tsx';
import { useMateReadinessQuery } from '#client/entities/mate/mates-api.ts';
import { Checklist, checklistLines } from '#client/features/mate-readiness/checklist.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { texts } from './texts';
import { onboardingPath } from '#contract/routes/landing-pages.ts';

interface ReadinessSectionProps {
  readonly gameId: string;
  /** Nothing is missing for a mate who takes orders. */
  readonly active: boolean;
}

/** What prevents orders, each line with a link to the setting that fixes it; renders nothing when nothing does. */
export const ReadinessSection = ({ gameId, active }: ReadinessSectionProps) => {
  const query = mapped(useMateReadinessQuery(), (ready) => checklistLines(ready).filter(({ done }) => !done));
  return (
    <Loaded
      query={query}
      skeleton={active ? null : <BusySkeleton $height={320} $radius="16px" />}
      empty={null}
      failedIn={Card}
    >
      {(lines) => (
        <Stack as="section" $gap={12} aria-labelledby="missing">
          <Row $justify="space-between" $align="baseline">
            <SectionTitle id="missing">{texts.missing(lines.length)}</SectionTitle>
            <TextLink to={onboardingPath({ gameId })}>{texts.checklist}</TextLink>
          </Row>
          <Quiet>{texts.missingLead}</Quiet>
          <Checklist lines={lines} gameId={gameId} />
        </Stack>
      )}
    </Loaded>
  );
};
