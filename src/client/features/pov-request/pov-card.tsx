import { Clapperboard } from '../../kit/icons/clapperboard';
import styled from 'styled-components';
import { LoadFailed } from '../../api/loaded';
import { useSquadPovQuery } from '../../entities/squad/pov-requests-api';
import { Button } from '../../kit/controls/button';
import { Countdown } from '../../kit/display/date-and-countdown';
import { Card } from '../../kit/layout/card';
import { useModals } from '../../entities/modals/modals';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';

const Line = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  > svg {
    flex-shrink: 0;
    color: ${theme.color.text2};
  }
  > div {
    flex: 1 1 220px;
    min-width: 0;
  }
  p {
    color: ${theme.color.text2};
    font-size: 14px;
    overflow-wrap: anywhere;
  }
`;

/** On the page of a finished squad: the request to this member, or its result. Renders nothing without a request. */
export const PovCard = ({ squadId }: { readonly squadId: number }) => {
  const query = useSquadPovQuery({ params: { id: squadId } });
  const { data, refetch } = query;
  const modals = useModals();
  const request = data?.request ?? null;
  if (request === null) return <LoadFailed query={query} text={texts.failed} />;
  const open = () => modals.open({ name: 'pov-request', props: { squadId } });
  const { status } = request;
  const text =
    status === 'REQUESTED'
      ? { title: texts.title, text: request.reason }
      : { SUBMITTED: texts.submitted, DECLINED: texts.declined, EXPIRED: texts.expired }[status];
  return (
    <Line as="section" aria-label={texts.dialogTitle}>
      <Clapperboard aria-hidden />
      <div>
        <strong>{text.title}</strong>
        <p>{text.text}</p>
      </div>
      {status === 'REQUESTED' && (
        <>
          <Countdown until={request.expiresAt} onEnd={refetch} />
          <Button onClick={open}>{texts.answer}</Button>
        </>
      )}
    </Line>
  );
};
