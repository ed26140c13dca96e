import type { CallResponse } from '../../api/call';
import { Grid } from '../../kit/layout/stack';
import styled from 'styled-components';
import { bonusTerms } from '#domain/money/bonus.ts';
import { Suspense, useState } from 'react';
import { formatDay } from '../../kit/display/dates';
import { serverNow } from '../../kit/time/server-now';
import { Button } from '../../kit/controls/button';
import { tabular, theme } from '../../kit/theme/theme';
import { Loaded } from '../../api/loaded';
import { useBalanceSummaryQuery } from '../../entities/money/balance-api';
import { useMe } from '../../entities/person/users-api';
import { formatMoney } from '../../entities/money/money';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useModals } from '../../entities/modals/modals';
import { toastAndClose } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { samePlace } from '../../kit/routing/same-place';
import { useAddressQuery } from '../../kit/routing/use-address-query';
import { withdrawParam } from '#contract/routes/money-pages.ts';
import { texts } from './texts';

/** Secondary text that stays readable on the gradient. */
const quiet = `color-mix(in srgb, ${theme.color.text1}, ${theme.color.text2})`;

const CardFrame = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-height: 210px;
  padding: 20px;
  border: 1px solid color-mix(in srgb, ${theme.color.violet} 40%, transparent);
  border-radius: ${theme.radius.r16};
  background: linear-gradient(
    150deg,
    ${theme.color.message} 0%,
    color-mix(in srgb, ${theme.color.message} 35%, ${theme.color.bg}) 75%
  );
`;

const Label = styled.p`
  font-size: 14px;
`;

/** Millions still fit the card. */
const Sum = styled.p<{ $long: boolean }>`
  font: 600 ${({ $long }) => ($long ? 26 : 38)}px / 1.1 ${theme.font.title};
  letter-spacing: -0.02em;
  ${tabular}
  overflow-wrap: anywhere;
`;

const Parts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${quiet};
  font-size: 14px;
  b {
    color: ${theme.color.text1};
    font-weight: 600;
    white-space: nowrap;
    ${tabular}
  }
`;

/** The next expiry of expiring money; highlighted from the day of the reminder on. */
const Ends = styled.p<{ $soon: boolean }>`
  color: ${({ $soon }) => ($soon ? theme.color.warn : quiet)};
  font-size: 13px;
`;

const Buttons = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 12px;
  margin-top: 8px;
`;

/** On the gradient a flat grey would look like a hole. */
const QuietButton = styled(Button)`
  background: ${theme.color.lineStrong};
`;

const withdrawModal = lazyComponent<{ readonly available: number; readonly onClose: () => void }>(
  () => import(/* webpackChunkName: "withdraw" */ './withdraw/withdraw-modal').then((m) => m.WithdrawModal),
  { renderError: toastAndClose },
);

const Amount = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <span>
    {label} <b>{formatMoney(value)}</b>
  </span>
);

const Summary = ({ summary }: { readonly summary: CallResponse<'GET /v1/balance/summary'> }) => {
  const isMate = Boolean(useMe()?.mateAccess);
  const modals = useModals();
  const [query, setQuery] = useAddressQuery();
  const [pressed, setPressed] = useState(false);

  const whyNotWithdraw =
    summary.withdrawing > 0 ? texts.withdrawOpen : summary.available <= 0 ? texts.nothingToWithdraw : null;
  // A link may ask for the form, too.
  const withdrawing = whyNotWithdraw === null && (pressed || query.has(withdrawParam));
  const close = () => {
    setPressed(false);
    if (query.has(withdrawParam))
      setQuery(
        (now) => {
          now.delete(withdrawParam);
          return now;
        },
        { replace: true, preventScrollReset: true, state: samePlace },
      );
  };
  const endsAt = summary.ends === null ? null : Date.parse(summary.ends.at);
  const WithdrawButton = isMate ? Button : QuietButton;
  return (
    <CardFrame>
      <Grid $gap={8}>
        <Label>{texts.available}</Label>
        <Sum $long={formatMoney(summary.available).length > 9}>{formatMoney(summary.available)}</Sum>
      </Grid>
      <Parts>
        <Amount label={texts.held} value={summary.held} />
        <Amount label={texts.reserved} value={summary.reserved} />
        {summary.withdrawing > 0 && <Amount label={texts.withdrawing} value={summary.withdrawing} />}
      </Parts>
      {summary.bonus > 0 && (
        <Parts>
          <span>
            {texts.bonus} <b>{formatMoney(summary.bonus)}</b> {!isMate && texts.bonusHint}
          </span>
        </Parts>
      )}
      {summary.gift > 0 && (
        <Parts>
          <span>
            {texts.gifts} <b>{formatMoney(summary.gift)}</b> {!isMate && texts.giftsHint}
          </span>
        </Parts>
      )}
      {!isMate && summary.ends !== null && endsAt !== null && (
        <Ends $soon={endsAt - serverNow() <= bonusTerms.noticeBefore}>
          {texts.ends(formatMoney(summary.ends.amount), formatDay(endsAt, serverNow()))}
        </Ends>
      )}
      <Buttons>
        {!isMate && (
          <Button variant="primary" wide onClick={() => modals.open({ name: 'deposit', props: {} })}>
            {texts.topUp}
          </Button>
        )}
        <WithdrawButton
          variant={isMate ? 'primary' : 'soft'}
          wide
          whyNot={whyNotWithdraw}
          onPointerEnter={() => void withdrawModal.preload()}
          onClick={() => setPressed(true)}
        >
          {texts.withdraw}
        </WithdrawButton>
      </Buttons>
      {withdrawing && (
        <Suspense>
          <withdrawModal.Component available={summary.available} onClose={close} />
        </Suspense>
      )}
    </CardFrame>
  );
};

/** The balance by kinds of money, with deposit and withdrawal. */
export const BalanceCard = () => (
  <Loaded
    query={useBalanceSummaryQuery()}
    skeleton={
      <CardFrame aria-busy>
        <Grid $gap={10} role="status" aria-label={texts.loading}>
          <Skeleton $width="30%" />
          <Skeleton $width="65%" $height={40} />
          <Skeleton $width="80%" />
          <Skeleton $height={44} $radius="12px" />
        </Grid>
      </CardFrame>
    }
    failedIn={CardFrame}
  >
    {(summary) => <Summary summary={summary} />}
  </Loaded>
);
