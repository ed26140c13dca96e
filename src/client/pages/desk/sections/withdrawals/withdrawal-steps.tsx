import { Check } from '#client/kit/icons/check.tsx';
import { X } from '#client/kit/icons/x.tsx';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';
import type { Withdrawal } from './withdrawal';

type State = 'done' | 'now' | 'later' | 'failed';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

const colours: Readonly<Record<State, string>> = {
  done: theme.color.ok,
  now: theme.color.warn,
  later: theme.color.surface3,
  failed: theme.color.danger,
};

const Step = styled.li<{ $state: State }>`
  position: relative;
  padding-right: 8px;
  font-size: 13px;
  > span {
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    margin-bottom: 8px;
    border: 2px solid ${({ $state }) => colours[$state]};
    border-radius: 50%;
    background: ${({ $state }) => ($state === 'done' || $state === 'failed' ? colours[$state] : 'transparent')};
    color: ${theme.color.bg};
    svg {
      width: 14px;
      height: 14px;
      stroke-width: 3;
    }
  }
  &:not(:last-child)::after {
    position: absolute;
    top: 10px;
    right: 8px;
    left: 30px;
    height: 2px;
    background: ${({ $state }) => ($state === 'done' ? theme.color.ok : theme.color.surface3)};
    content: '';
  }
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
  }
`;

const sign: Readonly<Record<State, ReactNode>> = {
  done: <Check aria-hidden />,
  failed: <X aria-hidden />,
  now: null,
  later: null,
};

type Steps = Pick<
  Withdrawal,
  'status' | 'createdAt' | 'confirmedAt' | 'changedAt' | 'reference' | 'canceled' | 'underWay'
>;

/** Requested, confirmed, paid; with times. */
export const WithdrawalSteps = ({ withdrawal }: { readonly withdrawal: Steps }) => {
  const { status, createdAt, confirmedAt, changedAt, reference, canceled, underWay } = withdrawal;
  const confirmed: State = confirmedAt !== null ? 'done' : status === 'REJECTED' ? 'later' : 'now';
  const last: State =
    status === 'PAID' ? 'done' : status === 'REJECTED' ? 'failed' : confirmedAt === null ? 'later' : 'now';
  const payer = underWay === null ? texts.steps.needsReference : texts.steps.atProvider;
  return (
    <List>
      <Step $state="done">
        <span>{sign.done}</span>
        {texts.steps.asked}
        <small>
          <DateText value={createdAt} />
        </small>
      </Step>
      <Step $state={confirmed} aria-current={confirmed === 'now' ? 'step' : undefined}>
        <span>{sign[confirmed]}</span>
        {texts.steps.confirmed}
        <small>
          {confirmed === 'now' && texts.steps.waits}
          {confirmedAt !== null && <DateText value={confirmedAt} />}
        </small>
      </Step>
      <Step $state={last} aria-current={last === 'now' ? 'step' : undefined}>
        <span>{sign[last]}</span>
        {last === 'failed' ? (canceled ? texts.canceled : texts.steps.rejected) : texts.steps.paid}
        <small>
          {last === 'done' || last === 'failed' ? <DateText value={changedAt} /> : payer}
          {reference !== null && <> · {reference}</>}
        </small>
      </Step>
    </List>
  );
};
