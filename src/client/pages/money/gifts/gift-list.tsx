import { Gift } from 'lucide-react';
import styled from 'styled-components';
import { isOnSale } from '../../../../domain/money/gift-certificate';
import type { CallResponse } from '../../../api/call';
import { failureOf } from '../../../api/api-error';
import { useIdempotencyKey } from '../../../entities/money/use-idempotency-key';
import { usePayCertificateMutation } from '../../../entities/money/gifts-api';
import { formatMoney } from '../../../entities/money/money';
import { shortfallOf } from '../../../entities/money/shortfall-of';
import { useModals } from '../../../entities/modals/modals';
import { Button } from '../../../kit/controls/button';
import { ButtonLink } from '../../../kit/controls/button-link';
import { Badge, type BadgeTone } from '../../../kit/display/badge';
import { CopyLink, useCopy } from '../../../kit/display/copy-link';
import { DateText } from '../../../kit/display/date-and-countdown';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { Card, CardTitle } from '../../../kit/layout/card';
import { Row, Stack } from '../../../kit/layout/stack';
import { theme } from '../../../kit/theme/theme';
import { serverNow } from '../../../kit/time/server-now';
import { useToast } from '../../../kit/toast/use-toast';
import { texts } from './texts';

type Certificate = CallResponse<'GET /v1/balance/gift-certificates'>['bought'][number];

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
  const { id, nominal, design, status, code, receiver, buyer, createdAt, message } = certificate;
  const copy = useCopy();
  return (
    <Line>
      <Row $justify="space-between">
        <b>
          {formatMoney(nominal)} · {texts.designs[design]}
        </b>
        <Badge $tone={tones[status]}>{texts.status[status]}</Badge>
      </Row>
      <p>
        <DateText value={createdAt} />
        {receiver === null ? '' : ` · ${texts.activatedBy(receiver)}`}
        {code === null && status !== 'CREATED' ? ` · ${texts.giftFrom(buyer)}` : ''}
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
  readonly certificates: readonly Certificate[];
}

const List = ({ title, certificates }: GiftListProps) =>
  certificates.length === 0 ? null : (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      <Plain>
        {certificates.map((certificate) => (
          <CertificateLine key={certificate.id} certificate={certificate} />
        ))}
      </Plain>
    </Card>
  );

/** Certificates bought and received. */
export const GiftLists = ({ bought, received }: CallResponse<'GET /v1/balance/gift-certificates'>) =>
  bought.length + received.length === 0 ? (
    <EmptyState icon={<Gift />} text={texts.empty} />
  ) : (
    <Stack $gap={16}>
      <List title={texts.boughtList} certificates={bought} />
      <List title={texts.receivedList} certificates={received} />
    </Stack>
  );
