import { TriangleAlert } from '#client/kit/icons/triangle-alert.tsx';
import styled from 'styled-components';
import { formatDate } from '#client/kit/display/dates.ts';
import { squadNumber } from '#domain/text/format.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { useMay } from '../../kit/use-may';
import type { Person } from './person';
import { texts as squads } from './squads-texts';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { squadPath } from '#contract/routes/game-pages.ts';

const minuteMs = 60_000;

/** Amber when an operator has to decide. */
const Box = styled.div<{ $urgent: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 16px;
  border-radius: ${theme.radius.r12};
  background: ${({ $urgent }) => ($urgent ? theme.color.warnSoft : theme.color.surface2)};
  > svg {
    flex-shrink: 0;
    color: ${({ $urgent }) => ($urgent ? theme.color.warn : theme.color.text2)};
  }
  p {
    flex: 1 1 200px;
  }
`;

/** A sentence of parts: «Вывод 24 000 ₽ ждёт 10 ч, 2 отметки риска.» */
const sentence = (...parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null).join(', ')}.`;

/** What is pending about this person, oldest first. `now` in epoch ms. */
const pendingOf = ({ withdrawal, dispute, squad, counts, status }: Person, now: number): readonly string[] => {
  const sum = withdrawal && formatMoney(withdrawal.amount);
  const waited = withdrawal && shortSpan(Math.max(0, now - Date.parse(withdrawal.createdAt)));
  return [
    ...(sum === null || withdrawal === null || waited === null
      ? []
      : [
          status === 'BLOCKED'
            ? texts.noticeWithdrawalPaused(sum)
            : sentence(
                texts.noticeWithdrawal(sum, waited),
                withdrawal.risks.length === 0 ? null : texts.noticeRisks(withdrawal.risks.length),
              ),
        ]),
    ...(dispute === null
      ? []
      : [
          sentence(
            texts.noticeDispute(squadNumber(dispute.squadId)),
            dispute.status === 'NEW'
              ? dispute.until && texts.disputeAnswers(formatDate(Date.parse(dispute.until), now))
              : texts.disputeWaits,
          ),
        ]),
    ...(squad === null ? [] : [texts.noticeSquad(squadNumber(squad.id), squads.statuses[squad.status])]),
    ...(counts.openBookings === 0 ? [] : [texts.noticeBookings(counts.openBookings)]),
    ...(counts.openReports === 0 ? [] : [texts.noticeReports(counts.openReports)]),
  ];
};

/** What is pending about this person, with links. */
export const PersonPending = ({ person }: { readonly person: Person }) => {
  const may = useMay();
  const now = useServerNow(minuteMs);
  const { withdrawal, dispute, squad, counts, username } = person;
  const pending = pendingOf(person, now);
  if (pending.length === 0) return null;
  return (
    <Box $urgent={withdrawal !== null || dispute !== null || counts.openReports > 0}>
      <TriangleAlert aria-hidden />
      <p>{pending.join(' ')}</p>
      <Row $gap={8}>
        {withdrawal && may('VIEW_TRANSACTION') && (
          <ButtonLink size="sm" to={deskPage('withdrawals', withdrawal.id)}>
            {texts.toWithdrawal}
          </ButtonLink>
        )}
        {dispute && may('MANAGE_DISPUTES') && (
          <ButtonLink size="sm" to={deskPage('disputes', dispute.squadId)}>
            {texts.toDispute}
          </ButtonLink>
        )}
        {squad && (
          <ButtonLink
            size="sm"
            to={
              may('MANAGE_SQUADS')
                ? deskPage('squads', squad.id)
                : squadPath({ gameId: squad.gameId, squadId: squad.id })
            }
          >
            {texts.toSquad}
          </ButtonLink>
        )}
        {counts.openBookings > 0 && (
          <ButtonLink size="sm" to="?tab=bookings">
            {texts.toBookings}
          </ButtonLink>
        )}
        {counts.openReports > 0 && may('MANAGE_USERS') && (
          <ButtonLink size="sm" to={`${deskPage('reports')}?search=${username}&status=NEW`}>
            {texts.toReports}
          </ButtonLink>
        )}
      </Row>
    </Box>
  );
};
