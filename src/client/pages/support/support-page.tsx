import { ChevronDown } from '../../kit/icons/chevron-down';
import { MessageCircleQuestion } from '../../kit/icons/message-circle-question';
import styled from 'styled-components';
import { moreOf } from '../../api/more-of';
import { LoadMore } from '../../kit/feedback/load-more';
import { Card } from '../../kit/layout/card';
import { Page, SectionTitle } from '../../kit/layout/page';
import { below, clampLines, oneLine, theme } from '../../kit/theme/theme';
import { texts } from './texts';
import type { SupportThread } from '#contract/people/support.ts';
import { Badge } from '../../kit/display/badge';
import { DateText } from '../../kit/display/date-and-countdown';
import { Link } from '../../kit/routing/link';
import { useGameLink } from '../../entities/game/chosen-game';
import { itemsOf, Loaded } from '../../api/loaded';
import { RateThread } from './rate-thread';
import { TextLink } from '../../kit/routing/text-link';
import { appealsPath } from '#contract/routes/product-pages.ts';
import { lastWords } from '../../entities/support/last-words';
import { useSupportThreadsInfiniteQuery } from '../../entities/support/support-api';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Stack } from '../../kit/layout/stack';
import { useMe } from '../../entities/person/users-api';
import { PageTitle } from '../../kit/routing/page-title';
import { QuestionForm } from './question-form';
import { useRefetchBehind } from './use-refetch-behind';
import { supportChatPath } from '#contract/routes/support-pages.ts';

const Question = styled.details`
  border-top: 1px solid ${theme.color.line};
  &:first-of-type {
    margin-top: 12px;
    border-top: 0;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 48px;
    padding: 10px 0;
    border-radius: ${theme.radius.r8};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      flex-shrink: 0;
      color: ${theme.color.text3};
      transition: transform 140ms;
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  p {
    padding-bottom: 14px;
    color: ${theme.color.text2};
  }
`;

/** Answers that need no operator. */
const FrequentQuestions = () => (
  <Card as="section" aria-labelledby="questions">
    <SectionTitle id="questions">{texts.faq}</SectionTitle>
    {texts.questions.map(({ ask, answer }) => (
      <Question key={ask}>
        <summary>
          {ask}
          <ChevronDown aria-hidden />
        </summary>
        <p>{answer}</p>
      </Question>
    ))}
  </Card>
);

const tones = { WAITING: 'warn', ANSWERED: 'ok', CLOSED: 'neutral' } as const;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding: 12px;
  border-radius: ${theme.radius.r12};
  &:hover {
    background: ${theme.color.surface2};
  }
  strong {
    ${clampLines(2)}
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    ${oneLine}
    color: ${theme.color.text2};
    font-size: 14px;
  }
  time {
    color: ${theme.color.text3};
    font-size: 13px;
    text-align: right;
  }
`;

/** One question: links to its chat. */
const ThreadRow = ({ thread }: { readonly thread: SupportThread }) => {
  const { chatId, topic, squadId, state, firstText, lastText, lastFile, lastByOperator, changedAt } = thread;
  const link = useGameLink();
  const last = lastWords({ lastText, lastFile });
  return (
    <li>
      <Line to={link(supportChatPath(chatId))}>
        <strong>{firstText || texts.questionGone}</strong>
        <Badge $tone={tones[state]}>{texts.states[state]}</Badge>
        <small>{squadId === null ? texts.topics[topic] : `${texts.topics[topic]} · ${texts.ofSquad(squadId)}`}</small>
        <DateText value={changedAt} />
        {last !== '' && <small>{texts.saidLast(lastByOperator, last)}</small>}
      </Line>
      <RateThread thread={thread} />
    </li>
  );
};

const List = styled.ul`
  margin: 12px -12px -8px;
`;

const Wait = styled(Stack)`
  margin-top: 20px;
`;

/** This person's questions, newest first. */
const OwnThreads = () => {
  const list = useSupportThreadsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const query = itemsOf(list);
  useRefetchBehind(query.data ?? [], list.refetch);
  return (
    <Card as="section" aria-labelledby="threads">
      <SectionTitle id="threads">{texts.threads}</SectionTitle>
      <Loaded
        query={query}
        skeleton={
          <Wait $gap={12} role="status" aria-label={texts.loading}>
            <Skeleton $height={56} $radius="12px" />
            <Skeleton $height={56} $radius="12px" />
          </Wait>
        }
        empty={<EmptyState icon={<MessageCircleQuestion />} text={texts.noThreads} />}
      >
        {(threads) => (
          <>
            <List>
              {threads.map((thread) => (
                <ThreadRow key={thread.chatId} thread={thread} />
              ))}
            </List>
            <LoadMore {...moreOf(list)} />
          </>
        )}
      </Loaded>
    </Card>
  );
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  align-items: start;
  gap: 20px;
  margin-top: 28px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Ask a question, follow one's own, or read a ready answer. */
export const SupportPage = () => {
  const link = useGameLink();
  const me = useMe();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <p className="lead">{texts.lead}</p>
      <Columns>
        <Stack $gap={20}>
          <QuestionForm key={me?.id} />
          {me !== null && <OwnThreads />}
          {me !== null && <TextLink to={link(appealsPath)}>{texts.decisions}</TextLink>}
        </Stack>
        <FrequentQuestions />
      </Columns>
    </Page>
  );
};
