import { useAttempt } from '#client/api/use-attempt.ts';
import { type ApiFailure, isUndecided } from '#client/api/api-error.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { ListChecks } from '#client/kit/icons/list-checks.tsx';
import { Lock } from '#client/kit/icons/lock.tsx';
import { ShieldCheck } from '#client/kit/icons/shield-check.tsx';
import { Undo2 } from '#client/kit/icons/undo-2.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import styled from 'styled-components';
import { plural } from '#domain/text/format.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { useModals } from '#client/entities/modals/modals.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { shortfallOf } from '#client/entities/money/shortfall-of.ts';
import { useFundReserveMutation, useReserveLinkQuery } from '#client/entities/money/reserves-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatDay } from '#client/kit/display/dates.ts';
import { Countdown } from '#client/kit/display/date-and-countdown.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { MoneySkeleton } from '../money-skeleton';
import { texts as shared } from '../texts';
import { Bill, Quiet } from './reserve-styles';
import { texts } from './texts';
import { moneyPath } from '#contract/routes/money-pages.ts';
import { balancePath, supportPath } from '#contract/routes/product-pages.ts';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { articlePath } from '#contract/routes/product-pages.ts';

const { fund: fundTexts } = texts;
type Link = CallResponse<'GET /v1/balance-reserve/link'>;

const Sum = styled.p`
  font: 600 38px/1.1 ${theme.font.title};
`;

const Points = styled.ul`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: 12px;
  }
  svg {
    flex-shrink: 0;
    color: ${theme.color.violet};
  }
  b {
    font-weight: 600;
  }
`;

const icons = [Lock, ListChecks, Undo2] as const;

const Promises = () => (
  <Points>
    {fundTexts.points.map(([title, text], index) => {
      const Icon = icons[index] ?? Lock;
      return (
        <li key={title}>
          <Icon aria-hidden size={20} />
          <div>
            <b>{title}</b>
            <Quiet>{text}</Quiet>
          </div>
        </li>
      );
    })}
  </Points>
);

const timesText = (times: number): string => `${times} ${plural(times, 'раз', 'раза', 'раз')}`;

const Sums = ({ link }: { readonly link: Link }) => {
  const { available, returned, reserve } = link;
  const lines = [
    [fundTexts.available, formatMoney(available)],
    ...(returned > 0 ? [[fundTexts.returned, formatMoney(returned, true)] as const] : []),
    [fundTexts.hold, formatMoney(-reserve.amount)],
    [fundTexts.left, formatMoney(Math.max(0, Math.round((available + returned - reserve.amount) * 100) / 100))],
  ] as const;
  return (
    <Bill>
      {lines.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </Bill>
  );
};

interface OpenLinkProps {
  readonly link: Link;
  readonly token: string;
}

/** An unused link: all terms first, then one button. */
const OpenLink = ({ link, token }: OpenLinkProps) => {
  const [fund, { isLoading }] = useFundReserveMutation();
  const { run, refusal } = useAttempt();
  const modals = useModals();
  const navigate = useNavigate();
  const inGame = useGameLink();
  const toast = useToast();
  const { reserve, available, returned } = link;
  const shortfall = Math.round((reserve.amount - available - returned) * 100) / 100;
  const press = async () => {
    if (shortfall > 0) return modals.open({ name: 'deposit', props: { shortfall } });
    const act = async () => {
      await fund({ body: { token } }).unwrap();
      toast.success(fundTexts.done);
      await navigate(inGame(moneyPath('reserves')));
    };
    return run(act, ({ code, message, details }) => {
      if (code !== 'BALANCE_INSUFFICIENT') return message;
      modals.open({ name: 'deposit', props: shortfallOf(details) });
      return undefined;
    });
  };
  return (
    <>
      <Sums link={link} />
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <Button variant="primary" size="lg" wide busy={isLoading} onClick={press}>
        {shortfall > 0 ? fundTexts.topUp(formatMoney(shortfall)) : fundTexts.submit(formatMoney(reserve.amount))}
      </Button>
      <Row $justify="space-between">
        <Quiet>
          {texts.linkLives} <Countdown until={reserve.linkExpiresAt} />
        </Quiet>
        <ButtonLink variant="ghost" size="sm" to={balancePath}>
          {fundTexts.later}
        </ButtonLink>
      </Row>
    </>
  );
};

const Narrow = styled(Page)`
  max-width: 560px;
`;

const LinkCard = ({ link, token }: OpenLinkProps) => {
  const { reserve, state, replaces, returned, playedTogether } = link;
  const isOwn = useMe()?.id === reserve.mate.id;
  const facts = [texts.kinds[reserve.kind], ...(reserve.client === null ? [] : [fundTexts.onlyYou]), fundTexts.once];
  const ending = isOwn ? fundTexts.own : state === 'LATE' ? fundTexts.late : fundTexts.used;
  return (
    <Card>
      <Stack $gap={18}>
        <Row $justify="space-between">
          <Row>
            <Avatar
              userId={reserve.mate.id}
              username={reserve.mate.username}
              avatarUrl={reserve.mate.avatarUrl}
              size={44}
            />
            <div>
              <b>{reserve.mate.username}</b>
              {playedTogether > 0 && <Quiet>{fundTexts.played(timesText(playedTogether))}</Quiet>}
            </div>
          </Row>
          <Badge $tone="ok">
            <ShieldCheck aria-hidden size={14} /> {fundTexts.genuine}
          </Badge>
        </Row>
        <PageTitle title={fundTexts.title}>{fundTexts.asks(reserve.mate.username)}</PageTitle>
        <Sum>{formatMoney(reserve.amount)}</Sum>
        <Quiet>
          {facts.join(' · ')}
          {reserve.comment === '' ? '' : ` · «${reserve.comment}»`}
        </Quiet>
        {reserve.articleId !== null && <TextLink to={articlePath(reserve.articleId)}>{texts.openArticle}</TextLink>}
        {replaces !== null && (
          <Notice
            icon={<Undo2 />}
            text={fundTexts.replaces(formatDay(Date.parse(replaces.fundedAt), serverNow()), formatMoney(returned))}
          />
        )}
        {state === 'OPEN' && !isOwn ? (
          <OpenLink link={link} token={token} />
        ) : (
          <EmptyState text={ending} action={<ButtonLink to={moneyPath('reserves')}>{fundTexts.open}</ButtonLink>} />
        )}
        <Promises />
      </Stack>
    </Card>
  );
};

const NoLink = ({ children }: { readonly children: ReactNode }) => (
  <Narrow>
    <PageTitle>{fundTexts.title}</PageTitle>
    {children}
  </Narrow>
);

/** In place of a request: why the link opens none. */
const unknownLink = (failure: ApiFailure | null) => (
  <EmptyState
    text={failure?.message ?? shared.unknown}
    action={<ButtonLink to={supportPath}>{shared.support}</ButtonLink>}
  />
);

/** The mate's request for a reserve, shown before any money moves. */
export const FundPage = () => {
  const [query] = useAddressQuery();
  const token = query.get('link') ?? '';
  const link = useReserveLinkQuery({ query: { token } }, { skip: token === '' });
  if (token === '') return <NoLink>{unknownLink(null)}</NoLink>;
  return (
    <Loaded
      query={link}
      skeleton={<MoneySkeleton />}
      missing={unknownLink}
      isMissing={(failure) => !isUndecided(failure)}
      failedIn={NoLink}
    >
      {(data) => (
        <Narrow>
          <LinkCard link={data} token={token} />
        </Narrow>
      )}
    </Loaded>
  );
};
