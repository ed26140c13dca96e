import { Timer } from '#client/kit/icons/timer.tsx';
import { Zap } from '#client/kit/icons/zap.tsx';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useDeskQueuesQuery } from '#client/entities/desk/tools-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { todayText, todayTexts } from '#domain/desk/today-texts.ts';
import { currentClock, serverNow } from '#client/kit/time/server-now.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { Quiet } from '../../kit/quiet';
import { useKey } from '../../kit/use-key';
import { useMay } from '../../kit/use-may';
import { firstPath, type Queue } from './queue-text';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

const Head = styled(Row)`
  h1 {
    font-family: ${theme.font.title};
  }
  ${below('sm')} {
    > :last-child {
      width: 100%;
      > * {
        flex: 1 1 100%;
      }
    }
  }
`;

const Key = styled.kbd`
  padding: 1px 5px;
  border-radius: 6px;
  border: 1px solid currentColor;
  font: 500 12px/1.1 ${theme.font.text};
  opacity: 0.7;
  ${below('md')} {
    display: none;
  }
`;

/** Keeps the second line that it has on a phone as soon as the queues are known. */
const Lead = styled(Quiet)`
  ${below('sm')} {
    min-height: 3em;
    line-height: 1.5;
  }
`;

const minuteMs = 60_000;

/**
 * The path of the entry that has used most of its term, among those that the operator may decide; null: there is none.
 */
const mostUrgent = (queues: readonly Queue[], now: number): string | null => {
  const found = queues.flatMap((queue) => {
    const { first, withinMs } = queue;
    const to = firstPath(queue);
    return first?.takeable === true && to !== null ? [{ to, share: (now - Date.parse(first.since)) / withinMs }] : [];
  });
  return found.sort((one, other) => other.share - one.share)[0]?.to ?? null;
};

/** The day in one line, the state of the queues, and a button to the most urgent entry. */
export const TodayHead = () => {
  const may = useMay();
  const navigate = useNavigate();
  const { data, isError } = useDeskQueuesQuery();
  const now = useServerNow(minuteMs);
  const queues = data?.queues ?? [];
  const take = () => {
    const to = mostUrgent(queues, serverNow());
    if (to !== null) void navigate(to);
  };
  useKey('KeyG', take);
  const whyNot = (): string | null => {
    if (data === undefined) return isError ? texts.queuesFailed : texts.queuesComing;
    if (mostUrgent(queues, now) !== null) return null;
    return queues.every(({ waiting }) => waiting === 0) ? texts.nothingToTake : texts.notYours;
  };
  return (
    <Head $justify="space-between" $gap={16}>
      <Stack $gap={4}>
        <PageTitle>{todayTexts.title}</PageTitle>
        <Lead>
          {data === undefined ? todayText(currentClock()(now)) : todayTexts.lead(currentClock()(now), queues)}
        </Lead>
      </Stack>
      <Row $gap={12}>
        {may('ALL') && (
          <ButtonLink to={`${deskPage('settings')}#terms`}>
            <Timer aria-hidden />
            {texts.terms}
          </ButtonLink>
        )}
        <Button variant="primary" aria-keyshortcuts="G" whyNot={whyNot()} onClick={take}>
          <Zap aria-hidden />
          {texts.take}
          <Key aria-hidden>G</Key>
        </Button>
      </Row>
    </Head>
  );
};
