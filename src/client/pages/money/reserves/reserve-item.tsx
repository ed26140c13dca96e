import { ChevronDown } from '#client/kit/icons/chevron-down.tsx';
import { ChevronUp } from '#client/kit/icons/chevron-up.tsx';
import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import {
  useCancelReserveMutation,
  useReserveQuery,
  useTakeLinkBackMutation,
} from '#client/entities/money/reserves-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { useFocusFallback } from '#client/kit/controls/use-focus-fallback.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { CopyLink } from '#client/kit/display/copy-link.tsx';
import { Countdown, DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { LegendMark } from '#client/kit/display/legend-mark.ts';
import { Bar, Grow, Legend, Piece, Quiet, Sums, pieceColours } from './reserve-styles';
import { ReserveRows } from './reserve-rows';
import { texts } from './texts';
import { moneyPath } from '#contract/routes/money-pages.ts';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { articlePath } from '#contract/routes/product-pages.ts';

type Reserve = CallResponse<'GET /v1/balance-reserve/{id}'>;

const tones: Readonly<Record<Reserve['status'], BadgeTone>> = {
  CREATED: 'warn',
  RESERVED: 'ok',
  UNRESERVED: 'violet',
  CANCELED: 'neutral',
};

const CancelButton = ({ reserve }: { readonly reserve: Reserve }) => {
  const [asking, setAsking] = useState(false);
  const [cancel] = useCancelReserveMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const { id, waiting, free } = reserve;
  const takeBack = async () => {
    try {
      await cancel({ params: { id } }).unwrap();
      toast.success(texts.canceled);
      setAsking(false);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <>
      <Button size="sm" variant="ghost" whyNot={waiting > 0 ? texts.whyNoCancel : null} onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.cancelTitle}
          text={texts.cancelText(reserve.mate.username, formatMoney(free))}
          confirmLabel={texts.cancelSum(formatMoney(free))}
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

const TakeLinkBack = ({ id }: { readonly id: string }) => {
  const [takeBack, { isLoading }] = useTakeLinkBackMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const press = async () => {
    try {
      await takeBack({ params: { id } }).unwrap();
      toast.success(texts.linkCanceled);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Button size="sm" variant="ghost" busy={isLoading} onClick={press}>
      {texts.cancelLink}
    </Button>
  );
};

/** A link that its client has not used yet. */
const LinkLine = ({ reserve }: { readonly reserve: Reserve }) => {
  if (reserve.token === null) return null;
  const isLate = Date.parse(reserve.linkExpiresAt) <= serverNow();
  return (
    <Row $justify="space-between">
      <Quiet>
        {isLate ? (
          texts.linkLate
        ) : (
          <>
            {texts.linkLives} <Countdown until={reserve.linkExpiresAt} />
          </>
        )}
      </Quiet>
      <Row $gap={8}>
        {!isLate && <CopyLink path={`${moneyPath('reserve')}?link=${reserve.token}`} label={texts.link} />}
        <TakeLinkBack id={reserve.id} />
      </Row>
    </Row>
  );
};

interface ReserveItemProps {
  readonly reserve: Reserve;
  readonly side: 'MATE' | 'CLIENT';
}

/** One reserve: with whom, how much, where its money is; expanded, its parts. */
export const ReserveItem = ({ reserve: listed, side }: ReserveItemProps) => {
  // Its actions disappear when it is closed.
  const focusRef = useFocusFallback<HTMLDivElement>();
  const [open, setOpen] = useState(listed.status === 'RESERVED' && listed.waiting > 0);
  // What may be requested or confirmed is decided by the reserve as it is now; the list may be older.
  const { currentData } = useReserveQuery({ params: { id: listed.id } }, { skip: !open });
  const reserve = currentData ?? listed;
  const { status, waiting, paid, free, amount, mate, client, kind, articleId, comment, createdAt } = reserve;
  const other = side === 'MATE' ? client : mate;
  const name = other?.username ?? texts.anybody;
  const isFunded = reserve.fundedAt !== null;
  return (
    <Card as="li" ref={focusRef} tabIndex={-1} aria-label={`${name}, ${texts.status[status]}`}>
      <Stack $gap={12}>
        <Row $justify="space-between" $wrap="nowrap">
          {other !== null && (
            <Avatar userId={other.id} username={other.username} avatarUrl={other.avatarUrl} size={44} />
          )}
          <Grow $gap={4}>
            <Row $gap={8}>
              <b>{name}</b>
              <Badge $tone={tones[status]}>{texts.status[status]}</Badge>
            </Row>
            <Quiet>
              {articleId === null ? (
                texts.kinds[kind]
              ) : (
                <TextLink to={articlePath(articleId)}>{texts.kinds[kind]}</TextLink>
              )}
              {comment === '' ? '' : ` · ${comment}`} · <DateText value={createdAt} />
            </Quiet>
          </Grow>
          <Row $gap={8} $wrap="nowrap">
            <Sums>
              <b>{formatMoney(amount)}</b>
              {status === 'RESERVED' && <Quiet>{texts.freeOf(formatMoney(free))}</Quiet>}
            </Sums>
            {isFunded && (
              <IconButton label={name} aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
              </IconButton>
            )}
          </Row>
        </Row>
        {isFunded && (
          <Bar role="img" aria-label={texts.legend(formatMoney(paid), formatMoney(waiting), formatMoney(free))}>
            {paid > 0 && <Piece $tone="paid" $share={paid} />}
            {waiting > 0 && <Piece $tone="waiting" $share={waiting} />}
            {free > 0 && <Piece $tone="free" $share={free} />}
          </Bar>
        )}
        {isFunded && open && (
          <Legend aria-hidden>
            {(['paid', 'waiting', 'free'] as const).map((tone) => (
              <LegendMark key={tone} $colour={pieceColours[tone]}>
                {texts.legendOf[tone]} {formatMoney(reserve[tone])}
              </LegendMark>
            ))}
          </Legend>
        )}
        {status === 'CREATED' && <LinkLine reserve={reserve} />}
        {open && isFunded && <ReserveRows reserve={reserve} side={side} />}
        {open && status === 'RESERVED' && side === 'CLIENT' && (
          <Row>
            <CancelButton reserve={reserve} />
          </Row>
        )}
      </Stack>
    </Card>
  );
};
