import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import {
  useArticlePurchasesInfiniteQuery,
  useRefundArticleMutation,
} from '#client/entities/admin/admin-articles-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { moreOf } from '#client/api/more-of.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { useIdempotencyKey } from '#client/entities/money/use-idempotency-key.ts';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { waitsForSecond } from '../common/second-operator';
import { texts } from './texts';

type Purchase = CallResponse<'GET /v1/admin/blog/articles/{id}/purchases'>['items'][number];

const RefundDialog = ({
  purchase: { id, username, price, bonus },
  onClose,
}: {
  readonly purchase: Purchase;
  readonly onClose: () => void;
}) => {
  const [refund] = useRefundArticleMutation();
  const { send } = useIdempotencyKey(`refund-article:${id}`);
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.refundTitle}
      about={id}
      confirmLabel={texts.refund}
      toPerson
      consequence={
        <dl>
          <SumLine label={texts.toBuyer(username)} value={<Money value={price} signed tinted />} />
          {bonus > 0 && <SumLine label="" value={texts.ofBonus(formatMoney(bonus))} />}
        </dl>
      }
      onConfirm={async (comment) => {
        const body = { comment };
        const { waits } = await send(body, (idempotencyKey) =>
          refund({ params: { id }, body, idempotencyKey }).unwrap(),
        );
        toast.success(waits ? waitsForSecond : texts.refunded);
      }}
      onClose={onClose}
    />
  );
};

/** The buyers of the article; each purchase can be refunded. */
export const PurchasesPanel = ({ articleId, own }: { readonly articleId: number; readonly own: boolean }) => {
  const list = useArticlePurchasesInfiniteQuery(articleId);
  const [refunding, setRefunding] = useState<Purchase | null>(null);
  return (
    <Loaded
      query={itemsOf(list)}
      skeleton={<Skeleton $height={96} $radius="12px" />}
      failedAs="line"
      failedText={texts.purchasesFailed}
    >
      {(items) => (
        <Panel>
          <PanelTitle>{texts.purchases}</PanelTitle>
          {items.length === 0 && <Quiet>{texts.noPurchases}.</Quiet>}
          <Stack as="ul" $gap={10}>
            {items.map((purchase) => (
              <Row as="li" key={purchase.id} $justify="space-between">
                <span>
                  {purchase.username}
                  <br />
                  <small>
                    {formatMoney(purchase.price)}, <DateText value={purchase.boughtAt} />
                  </small>
                </span>
                {purchase.refundedAt !== null ? (
                  <small>{texts.refundedAt}</small>
                ) : (
                  !own && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`${texts.refund}: ${purchase.username}`}
                      onClick={() => setRefunding(purchase)}
                    >
                      {texts.refund}
                    </Button>
                  )
                )}
              </Row>
            ))}
          </Stack>
          <LoadMore {...moreOf(list)} />
          {refunding !== null && <RefundDialog purchase={refunding} onClose={() => setRefunding(null)} />}
        </Panel>
      )}
    </Loaded>
  );
};
