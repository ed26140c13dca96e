import styled from 'styled-components';
import { LinkedText } from '#client/kit/display/linked-text.tsx';
import { squadNumber } from '#domain/text/format.ts';
import { useDeskThreadQuery } from '#client/entities/desk/support-api.ts';
import { topicNames } from '#domain/people/topic-names.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { Drawer } from '../../kit/drawer/drawer';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { useMay } from '../../kit/use-may';
import { PersonPanel } from '../../kit/drawer/person-panel';
import { Quiet, UserText } from '../../kit/quiet';
import { MessageFiles } from '../common/message-files';
import { AnswerThread } from './answer-thread';
import { stateTones } from './state-tones';
import { texts } from './texts';
import type { Thread } from './thread';
import { ThreadPast } from './thread-past';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { supportChatPath } from '#contract/routes/support-pages.ts';
import { useState } from 'react';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { videoReviewTerms } from '#domain/mates/review.ts';
import { useBeforeCorrectionQuery } from '#client/entities/desk/corrections-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { CorrectDialog } from '../corrections/correct-dialog';

const bonus = formatMoney(kopecksToRubles(videoReviewTerms.bonus));

/** Clients send links to their video reviews to support: an operator who has watched one pays for it here, once. */
const Pay = ({ thread: { userId: id, username, avatarUrl } }: { readonly thread: Thread }) => {
  const { currentData } = useBeforeCorrectionQuery({ params: { userId: id } });
  const [open, setOpen] = useState(false);
  if (currentData === undefined || currentData.mate) return null;
  return (
    <Panel>
      <PanelTitle>{texts.videoReview}</PanelTitle>
      {currentData.spent.includes('VIDEO_REVIEW') ? (
        <Quiet>{texts.videoReviewPaid}</Quiet>
      ) : (
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.videoReviewPay(bonus)}
        </Button>
      )}
      {open && <CorrectDialog whom={{ id, username, avatarUrl }} usual="VIDEO_REVIEW" onClose={() => setOpen(false)} />}
    </Panel>
  );
};

const VideoReviewPay = ({ thread }: { readonly thread: Thread }) =>
  useMay()('CAN_CREATE_CORRECTION_TRANSACTION') && !thread.own ? <Pay thread={thread} /> : null;

const Message = styled.li<{ $ours: boolean }>`
  max-width: 88%;
  padding: 8px 12px;
  border-radius: 12px;
  background: ${({ $ours }) => ($ours ? theme.color.violetSoft : theme.color.surface2)};
  ${({ $ours }) => $ours && 'margin-left: auto;'}
  small {
    color: ${theme.color.text3};
    font-size: 12px;
  }
`;

const Messages = ({ thread }: { readonly thread: Thread }) => (
  <Stack $gap={8}>
    <PanelTitle>{texts.messages}</PanelTitle>
    <Stack as="ul" $gap={8}>
      {thread.messages.map(({ id, sender, byOperator, text, deleted, files, at }) => (
        <Message key={id} $ours={byOperator}>
          {deleted ? (
            <Quiet>{texts.deleted}</Quiet>
          ) : (
            text !== '' && (
              <UserText>
                <LinkedText text={text} />
              </UserText>
            )
          )}
          {files.length > 0 && <MessageFiles files={files} />}
          <small>
            {byOperator ? texts.operatorSays(sender.username) : sender.username}, <DateText value={at} />
          </small>
        </Message>
      ))}
    </Stack>
  </Stack>
);

const Content = ({ thread }: { readonly thread: Thread }) => {
  const may = useMay();
  const { squadId } = thread;
  return (
    <>
      <PersonPanel
        person={{ id: thread.userId, username: thread.username, avatarUrl: thread.avatarUrl }}
        hint={topicNames[thread.topic]}
      />
      <Panel>
        <Row $justify="space-between">
          <Badge $tone={stateTones[thread.state]}>{texts.states[thread.state]}</Badge>
          <Row $gap={8}>
            {thread.hasPast && <ThreadPast chatId={thread.chatId} />}
            <ButtonLink size="sm" to={supportChatPath(thread.chatId)}>
              {texts.toChat}
            </ButtonLink>
          </Row>
        </Row>
        <dl>
          <SumLine label={texts.asked} value={<DateText value={thread.createdAt} />} />
          {thread.firstAnsweredAt !== null && (
            <SumLine label={texts.firstAnswer} value={<DateText value={thread.firstAnsweredAt} />} />
          )}
          <SumLine label={texts.operator} value={thread.operator?.username ?? texts.free} />
          {thread.rating !== null && <SumLine label={texts.rated} value={texts.ratedAs[thread.rating.rating]} />}
        </dl>
        {thread.rating !== null && thread.rating.why !== '' && <UserText>{thread.rating.why}</UserText>}
        {squadId !== null && may('MANAGE_SQUADS') && (
          <ButtonLink size="sm" to={deskPage('squads', squadId)}>
            {texts.squad} {squadNumber(squadId)}
          </ButtonLink>
        )}
      </Panel>
      <VideoReviewPay thread={thread} />
      <Messages thread={thread} />
      <SubjectHistory subject={`support:${thread.chatId}`} />
    </>
  );
};

/** One question with its chat, and the form of the answer. */
export const ThreadDrawer = ({ chatId }: { readonly chatId: string }) => {
  const query = useDeskThreadQuery({ params: { chatId } });
  return (
    <Drawer
      title={query.currentData ? texts.drawer(query.currentData.username) : texts.title}
      subject={`support:${chatId}`}
      query={query}
      footer={(thread) => <AnswerThread thread={thread} />}
    >
      {(thread) => <Content thread={thread} />}
    </Drawer>
  );
};
