import { squadNumber } from '#domain/text/format.ts';
import type { CallResponse } from '#client/api/call.ts';
import { strikeReason } from '#domain/mates/strike-reasons.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { Quiet } from '../../kit/quiet';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

interface StrikeListProps {
  readonly strikes: CallResponse<'GET /v1/admin/strike-cases/{id}'>['strikeList'];
}

/** What a mate got strikes for, in which squads, and which of them count now. */
export const StrikeList = ({ strikes }: StrikeListProps) => {
  const may = useMay();
  if (strikes.length === 0) return <Quiet>{texts.noStrikes}</Quiet>;
  return strikes.map(({ id, reason, squadId, createdAt, forgivenAt, counts }) => (
    <Row key={id} $justify="space-between" $gap={12} $wrap="nowrap">
      <span>
        {strikeReason(reason)}
        {squadId !== null && (
          <>
            {', '}
            {may('MANAGE_SQUADS') ? (
              <TextLink to={deskPage('squads', squadId)}>{squadNumber(squadId)}</TextLink>
            ) : (
              squadNumber(squadId)
            )}
          </>
        )}
      </span>
      <Quiet>
        {forgivenAt !== null ? `${texts.strikeForgiven}, ` : counts ? '' : `${texts.strikeOld}, `}
        <DateText value={createdAt} />
      </Quiet>
    </Row>
  ));
};
