import { topicNames } from '#domain/people/topic-names.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useSupportRatingsQuery } from '#client/entities/desk/support-api.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { Quiet, UserText } from '../../kit/quiet';
import { texts } from './texts';

interface Counted {
  readonly good: number;
  readonly bad: number;
}

/** «8 из 10»: of all ratings the good ones. */
const shareOf = ({ good, bad }: Counted): string => texts.goodOf(good, good + bad);

/** What people have said of the answers in the last month. */
export const RatingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const query = useSupportRatingsQuery();
  return (
    <Dialog title={texts.ratingsTitle} onClose={onClose} width={560}>
      <Loaded
        query={query}
        skeleton={<Skeleton $height={160} />}
        isEmpty={({ byTopic }) => byTopic.length === 0}
        empty={<Quiet>{texts.noRatings}</Quiet>}
      >
        {({ byTopic, byOperator, bad }) => (
          <Stack $gap={16}>
            <Panel>
              <PanelTitle>{texts.byTopic}</PanelTitle>
              <dl>
                {byTopic.map(({ topic, ...counted }) => (
                  <SumLine key={topic} label={topicNames[topic]} value={shareOf(counted)} />
                ))}
              </dl>
            </Panel>
            <Panel>
              <PanelTitle>{texts.byOperator}</PanelTitle>
              <dl>
                {byOperator.map(({ operator, ...counted }) => (
                  <SumLine key={operator.id} label={operator.username} value={shareOf(counted)} />
                ))}
              </dl>
            </Panel>
            {bad.length > 0 && (
              <Panel>
                <PanelTitle>{texts.badLately}</PanelTitle>
                {bad.map(({ chatId, topic, why, at }) => (
                  <Stack key={chatId} $gap={4}>
                    <Row $justify="space-between">
                      <TextLink to={deskPage('support', chatId)} onClick={onClose}>
                        {topicNames[topic]}
                      </TextLink>
                      <Quiet>
                        <DateText value={at} />
                      </Quiet>
                    </Row>
                    <UserText>{why === '' ? texts.noWhy : why}</UserText>
                  </Stack>
                ))}
              </Panel>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
};
