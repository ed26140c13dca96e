import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { useFunnelQuery } from '#client/entities/desk/today-api.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { Quiet } from '../../kit/quiet';
import { TodayCard } from './today-card';
import { deskPolling } from '../../kit/desk-polling';
import { texts } from './texts';

type Funnel = CallResponse<'GET /v1/admin/today/funnel'>;

const steps = ['registered', 'confirmed', 'deposited', 'firstSquad', 'secondSquad'] as const;

const Step = styled.div<{ $share: number }>`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 0 12px;
  background:
    linear-gradient(${theme.color.violet} 0 0) 0 100% / ${({ $share }) => $share}% 6px no-repeat,
    linear-gradient(${theme.color.surface3} 0 0) 0 100% / 100% 6px no-repeat;
  dd {
    ${tabular}
    font-weight: 600;
  }
  small {
    margin-left: 10px;
    color: ${theme.color.text3};
    font-weight: 400;
  }
`;

const Days = styled.div`
  display: flex;
  flex: 0 0 104px;
  gap: 4px;
  align-items: end;
  height: 36px;
  span {
    flex: 1;
    min-height: 2px;
    border-radius: 3px 3px 0 0;
    background: ${theme.color.violetSoft};
  }
  span:last-child {
    background: ${theme.color.violet};
  }
`;

const Today = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
  strong {
    ${tabular}
    margin-right: 6px;
    color: ${theme.color.text1};
    font: 600 24px/1.2 ${theme.font.title};
  }
`;

const Steps = ({ funnel }: { readonly funnel: Funnel }) => (
  <dl>
    {steps.map((step, index) => {
      const before = steps[index - 1];
      const share = before === undefined || funnel[before] === 0 ? null : funnel[step] / funnel[before];
      return (
        <Step key={step} $share={funnel.registered === 0 ? 0 : (funnel[step] / funnel.registered) * 100}>
          <dt>{texts.steps[step]}</dt>
          <dd>
            {funnel[step]}
            {share !== null && <small>{Math.round(share * 100)} %</small>}
          </dd>
        </Step>
      );
    })}
  </dl>
);

/** People who came within seven days, and how far they got. */
export const FunnelCard = () => {
  const query = useFunnelQuery(undefined, deskPolling);
  return (
    <TodayCard title={texts.funnel} hint={texts.funnelLead} query={query} height={320}>
      {(funnel) => (
        <>
          <Row $justify="space-between" $align="end" $wrap="nowrap">
            <Today>
              <strong>{funnel.days.at(-1)?.registered ?? 0}</strong> {texts.newToday(funnel.invitedToday)}
            </Today>
            <Days aria-hidden>
              {funnel.days.map(({ day, registered }) => (
                <span
                  key={day}
                  style={{
                    height: `${(registered / Math.max(1, ...funnel.days.map((day) => day.registered))) * 100}%`,
                  }}
                />
              ))}
            </Days>
          </Row>
          <Steps funnel={funnel} />
          <Quiet>
            {funnel.registered === 0
              ? texts.nobodyCame
              : texts.reached(
                  Math.round((funnel.firstSquad / funnel.registered) * 100),
                  funnel.invited,
                  funnel.channels,
                )}
          </Quiet>
        </>
      )}
    </TodayCard>
  );
};
