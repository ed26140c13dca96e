import { Gift } from 'lucide-react';
import styled from 'styled-components';
import { isOnSale } from '../../../../domain/money/gift-certificate';
import { failureOf } from '../../../api/api-error';
import { moreOf } from '../../../api/more-of';
import { useIdempotencyKey } from '../../../entities/money/use-idempotency-key';
import {
  type Certificate,
  useCertificatesInfiniteQuery,
  usePayCertificateMutation,
} from '../../../entities/money/gifts-api';
import { formatMoney } from '../../../entities/money/money';
import { shortfallOf } from '../../../entities/money/shortfall-of';
import { useModals } from '../../../entities/modals/modals';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { Badge, type BadgeTone } from '../../../kit/display/badge';
import { CopyLink, useCopy } from '../../../kit/display/copy-link';
import { DateText } from '../../../kit/display/date-and-countdown';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { ErrorState } from '../../../kit/feedback/error-state';
import { LoadMore } from '../../../kit/feedback/load-more';
import { BusySkeleton } from '../../../kit/feedback/busy-skeleton';
import { Card, CardTitle } from '../../../kit/layout/card';
import { Row, Stack } from '../../../kit/layout/stack';
import { theme } from '../../../kit/theme/theme';
import { serverNow } from '../../../kit/time/server-now';
import { useToast } from '../../../kit/toast/use-toast';
import { texts } from './texts';

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
  const attempt = useIdempotencyKey();
  const modals = useModals();
  const toast = useToast();
  const press = async () => {
    try {
      await attempt.send(id, (idempotencyKey) => pay({ params: { id }, idempotencyKey }).unwrap());
      toast.success(texts.paid);
    } catch (error) {
      const { code, message, details } = failureOf(error);
      if (code === 'BALANCE_INSUFFICIENT')
        modals.open({ name: 'deposit', props: { ...shortfallOf(details), certificateId: id } });
      else toast.danger(message);
    }
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
          <CopyLink path={`/balance/gifts/${code}`} label={texts.link} />
          <ButtonLink size="sm" to={`/balance/gifts/${code}`}>
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
  const certificates = list.data?.pages.flatMap(({ items }) => items);
  if (certificates?.length === 0 || (certificates === undefined && list.error === undefined)) return null;
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      {certificates === undefined ? (
        <ErrorState text={failureOf(list.error).message} onRetry={list.refetch} />
      ) : (
        <Stack $gap={12}>
          <Plain>
            {certificates.map((certificate) => (
              <CertificateLine key={certificate.id} certificate={certificate} />
            ))}
          </Plain>
          <LoadMore {...moreOf(list)} />
        </Stack>
      )}
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
