import type { OwnDecision } from '#contract/people/appeals.ts';
import { appealKinds } from '#domain/appeals/appeal-kinds.ts';
import { Loaded } from '../../api/loaded';
import { AppealAct } from '../../entities/appeal/appeal-act';
import { useMakeAppealMutation, useOwnDecisionsQuery } from '../../entities/appeal/appeals-api';
import { AppealStory } from '../../entities/appeal/appeal-story';
import { DecisionText } from '../../entities/appeal/decision-text';
import { DateText } from '../../kit/display/date-and-countdown';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Card } from '../../kit/layout/card';
import { Page } from '../../kit/layout/page';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { PageTitle } from '../../kit/routing/page-title';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({
  ru: {
    title: 'Решения о тебе',
    lead: 'С решением можно не согласиться один раз: его посмотрит другой оператор.',
    empty: 'Решений, которые можно обжаловать, нет.',
  },
});

const DecisionCard = ({ decision }: { readonly decision: OwnDecision }) => {
  const [appeal] = useMakeAppealMutation();
  const { kind, decision: id } = decision;
  return (
    <Card as="li">
      <Stack $gap={12}>
        <Quiet>
          {appealKinds[kind].name}, <DateText value={decision.decidedAt} />
        </Quiet>
        <DecisionText decision={decision} />
        <AppealStory decision={decision} />
        <div>
          <AppealAct decision={decision} onSend={(words) => appeal({ body: { kind, decision: id, words } }).unwrap()} />
        </div>
      </Stack>
    </Card>
  );
};

/** Decisions about the reader that can be appealed against, and how their appeals ended. */
export const AppealsPage = () => {
  const query = useOwnDecisionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <Stack $gap={8} style={{ marginBottom: 24 }}>
        <PageTitle>{texts.title}</PageTitle>
        <Quiet>{texts.lead}</Quiet>
      </Stack>
      <Loaded
        query={query}
        skeleton={<Skeleton $height={160} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Quiet>{texts.empty}</Quiet>}
      >
        {({ items }) => (
          <Stack as="ul" $gap={16}>
            {items.map((decision) => (
              <DecisionCard key={`${decision.kind} ${decision.decision}`} decision={decision} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
};
