import type { CallResponse } from '#client/api/call.ts';
import { useArticlePurchasesInfiniteQuery, useRefundArticleMutation } from '#client/entities/desk/blog-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { LoadMore } from '#client/kit/feedback/load-more.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { itemsOf, Loaded } from '#client/api/loaded.tsx';
import { moreOf } from '#client/api/more-of.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { waitsForSecond } from '../common/second-operator';
import { texts } from './texts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type Purchase = CallResponse<'GET /v1/admin/blog/articles/{id}/purchases'>['items'][number];

const Refund = ({ purchase: { id, username, price, bonus } }: { readonly purchase: Purchase }) => {
  const refund = useAct(useRefundArticleMutation(), {
    title: texts.refundTitle,
    done: ({ waits }) => (waits ? waitsForSecond : texts.refunded),
  });
  return (
    <>
      <ActButton act={refund} size="sm" variant="ghost" aria-label={`${texts.refund}: ${username}`}>
        {texts.refund}
      </ActButton>
      <ActDialog
        act={refund}
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
        argsOf={({ reason }) => ({ params: { id }, body: { comment: reason } })}
      />
    </>
  );
};

/** The buyers of the article; each purchase can be refunded. */
export const PurchasesPanel = ({ articleId, own }: { readonly articleId: number; readonly own: boolean }) => {
  const list = useArticlePurchasesInfiniteQuery(articleId);
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
                  !own && <Refund purchase={purchase} />
                )}
              </Row>
            ))}
          </Stack>
          <LoadMore {...moreOf(list)} />
        </Panel>
      )}
    </Loaded>
  );
};
