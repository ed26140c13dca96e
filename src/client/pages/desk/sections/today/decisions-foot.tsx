import { ArrowRight } from '#client/kit/icons/arrow-right.tsx';
import { CheckCheck } from '#client/kit/icons/check-check.tsx';
import { ScrollText } from '#client/kit/icons/scroll-text.tsx';
import styled from 'styled-components';
import { shortSpan } from '#domain/text/short-span.ts';
import { useDecisionsTodayQuery } from '#client/entities/desk/today-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { formatTime } from '#client/kit/display/dates.ts';
import { StateBox, StateIcon } from '#client/kit/feedback/empty-state.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { touchTarget, theme } from '#client/kit/theme/theme.ts';
import { dayFieldValue } from '#client/kit/time/typed-time.ts';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';
import { dayCall } from './today-queries';
import { deskPage } from '#contract/routes/desk-pages.ts';

const useDecisions = () => useDecisionsTodayQuery(dayCall()).data;

/** Only operators with the permission for the log can open it. */
const useLogOf = (since: string | undefined): string | null => {
  const may = useMay();
  return since !== undefined && may('ALL')
    ? `${deskPage('audit')}?decisions=true&from=${dayFieldValue(Date.parse(since))}`
    : null;
};

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
  color: ${theme.color.text2};
  font-size: 13px;
`;

const Onward = styled(Link)`
  ${touchTarget}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${theme.color.text1};
  svg {
    width: 15px;
    height: 15px;
  }
  &:hover {
    color: ${theme.color.accent};
  }
`;

/** How many decisions were made today, and how fast. */
export const QueuesFoot = () => {
  const decisions = useDecisions();
  const log = useLogOf(decisions?.since);
  if (decisions === undefined) return null;
  const { count, medianMs } = decisions;
  return (
    <Foot>
      <span>{texts.decided(count, medianMs === null ? null : shortSpan(medianMs))}</span>
      {log !== null && (
        <Onward to={log}>
          {texts.decisions}
          <ArrowRight aria-hidden />
        </Onward>
      )}
    </Foot>
  );
};

const Done = styled(StateIcon)`
  background: ${theme.color.okSoft};
  color: ${theme.color.ok};
`;

const Calm = styled.h3`
  color: ${theme.color.text1};
  font-size: 16px;
  font-weight: 600;
`;

/** In place of the queues when nothing waits. */
export const NothingWaits = () => {
  const decisions = useDecisions();
  const log = useLogOf(decisions?.since);
  const last = decisions?.lastAt ?? null;
  return (
    <StateBox>
      <Done aria-hidden>
        <CheckCheck />
      </Done>
      <Calm>{texts.calm}</Calm>
      <p>{texts.calmSince(last === null ? null : formatTime(Date.parse(last)))}</p>
      {log !== null && (
        <ButtonLink size="sm" to={log}>
          <ScrollText aria-hidden />
          {texts.todaysDecisions}
        </ButtonLink>
      )}
    </StateBox>
  );
};
