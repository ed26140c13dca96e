import { Gift } from '#client/kit/icons/gift.tsx';
import styled from 'styled-components';
import { isOnSale } from '#domain/money/gift-certificate.ts';
import { attempted } from '#client/api/attempted.ts';
import { moreOf } from '#client/api/more-of.ts';
import {
  type Certificate,
  useCertificatesInfiniteQuery,
  usePayCertificateMutation,
} from '#client/entities/money/gift-certificates-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { shortfallOf } from '#client/entities/money/shortfall-of.ts';
import { useModals } from '#client/entities/modals/modals.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { CopyLink, useCopy } from '#client/kit/display/copy-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts } from './texts';
import { moneyPath } from '#contract/routes/money-pages.ts';

const tones: Readonly<Record<Certificate['status'], BadgeTone>> = {
  CREATED: 'warn',
  PAID: 'ok',
  ACTIVATED: 'violet',
  EXPIRED: 'neutral',
};

const Line = styled.li`
  display: grid;
  gap: 8px;
  padding: 14px 0;
  border-top: 1px solid ${theme.color.line};
  p {
    color: ${theme.color.text3};
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
`;

const Plain = styled.ul`
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
`;

const PayButton = ({ id, design }: Pick<Certificate, 'id' | 'design'>) => {
  const [pay] = usePayCertificateMutation();
  const modals = useModals();
  const toast = useToast();
  const press = async () => {
    const { failure } = await attempted(() => pay({ params: { id } }).unwrap());
    if (failure === undefined) toast.success(texts.paid);
    else if (failure.code === 'BALANCE_INSUFFICIENT')
      modals.open({ name: 'deposit', props: { ...shortfallOf(failure.details), certificateId: id } });
    else toast.danger(failure.message);
  };
  return (
    <Button
      size="sm"
      variant="primary"
      whyNot={isOnSale(design, serverNow()) ? null : texts.outOfSeason}
      onClick={press}
    >
      {texts.pay}
    </Button>
  );
};

const CertificateLine = ({ certificate }: { readonly certificate: Certificate }) => {
  const { id, nominal, design, status, code, receiver, buyer, createdAt, activatedAt, message } = certificate;
  const copy = useCopy();
  // Only its buyer sees the code.
  const isReceived = code === null && status !== 'CREATED';
  return (
    <Line>
      <Row $justify="space-between">
        <b>
          {formatMoney(nominal)} · {texts.designs[design]}
        </b>
        <Badge $tone={tones[status]}>{texts.status[status]}</Badge>
      </Row>
      <p>
        <DateText value={isReceived ? (activatedAt ?? createdAt) : createdAt} />
        {isReceived || receiver === null ? '' : ` · ${texts.activatedBy(receiver)}`}
        {isReceived ? ` · ${texts.giftFrom(buyer)}` : ''}
        {message === '' ? '' : ` · «${message}»`}
      </p>
      {status === 'CREATED' && (
        <Row>
          <PayButton id={id} design={design} />
        </Row>
      )}
      {status === 'PAID' && code !== null && (
        <Row $gap={8}>
          <Button size="sm" onClick={() => copy(code, texts.copied)}>
            {code}
          </Button>
          <CopyLink path={moneyPath('gifts', code)} label={texts.link} />
          <ButtonLink size="sm" to={moneyPath('gifts', code)}>
            {texts.print}
          </ButtonLink>
        </Row>
      )}
    </Line>
  );
};

interface GiftListProps {
  readonly title: string;
  readonly side: Parameters<typeof useCertificatesInfiniteQuery>[0];
}

const GiftList = ({ title, side }: GiftListProps) => {
  const list = useCertificatesInfiniteQuery(side);
  const query = itemsOf(list);
  if (query.data === undefined ? query.error === undefined : query.data.length === 0) return null;
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      <Loaded query={query} skeleton={null}>
        {(certificates) => (
          <Stack $gap={12}>
            <Plain>
              {certificates.map((certificate) => (
                <CertificateLine key={certificate.id} certificate={certificate} />
              ))}
            </Plain>
            <LoadMore {...moreOf(list)} />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
};

/** Certificates bought and received. */
export const GiftLists = () => {
  const bought = useCertificatesInfiniteQuery('BOUGHT');
  const received = useCertificatesInfiniteQuery('RECEIVED');
  const lists = [bought, received];
  if (lists.every(({ data }) => data?.pages[0]?.items.length === 0))
    return <EmptyState icon={<Gift />} text={texts.empty} />;
  return (
    <>
      <GiftList title={texts.boughtList} side="BOUGHT" />
      <GiftList title={texts.receivedList} side="RECEIVED" />
      {lists.some(({ isLoading }) => isLoading) && <BusySkeleton $height={160} $radius="16px" />}
    </>
  );
};
