export interface StandInReceipt {
  readonly id: string;
  readonly type: 'payment' | 'refund';
  readonly payment_id?: string;
  readonly refund_id?: string;
  readonly items: readonly {
    readonly description: string;
    readonly amount: { readonly value: string };
    readonly payment_mode?: string;
    readonly agent_type?: string;
    readonly supplier?: { readonly inn: string; readonly name: string; readonly phone: string };
  }[];
  readonly settlements?: readonly { readonly type: string; readonly amount: { readonly value: string } }[];
  status: 'pending' | 'succeeded' | 'canceled';
}

export type Carried = Pick<StandInReceipt, 'items'>;
export type NewReceipt = Omit<StandInReceipt, 'id' | 'status'>;

/** What may carry a receipt: a payment, or a refund, which names its payment. */
interface Carrier {
  readonly id: string;
  readonly payment_id?: string;
  readonly status: string;
  readonly carries: Carried | undefined;
}

/** The receipts of YooKassa's stand-in. */
export const yookassaPrinter = () => {
  const receipts: StandInReceipt[] = [];
  const shown = (receipt: StandInReceipt) => ({
    ...receipt,
    ...(receipt.status === 'succeeded'
      ? {
          fiscal_document_number: '3986',
          fiscal_storage_number: '9288000100115785',
          fiscal_attribute: '2617603921',
          registered_at: '2026-11-29T12:00:00.000Z',
        }
      : {}),
  });
  return {
    all: (): readonly StandInReceipt[] => receipts,
    register: (wanted: NewReceipt, id: string) => {
      const receipt: StandInReceipt = { ...wanted, id, status: 'pending' };
      receipts.push(receipt);
      return () => shown(receipt);
    },
    /** Whoever is asked about has been printed, or cancelled, by then. */
    find: (id: string, isCanceled: boolean) => {
      const receipt = receipts.find((one) => one.id === id);
      if (receipt?.status === 'pending') receipt.status = isCanceled ? 'canceled' : 'succeeded';
      return receipt ? shown(receipt) : null;
    },
    list: (query: URLSearchParams) => ({
      type: 'list',
      items: receipts
        .filter(
          (one) =>
            one.payment_id === (query.get('payment_id') ?? undefined) &&
            one.refund_id === (query.get('refund_id') ?? undefined),
        )
        .map(shown),
    }),
    /** A receipt that a payment or a refund carried is registered as soon as that is done. */
    registered: ({ id: of, payment_id: payment, status, carries }: Carrier) => {
      if (!carries) return {};
      if (status !== 'succeeded') return { receipt_registration: 'pending' };
      const id = `rt-${of}`;
      const isRefund = payment !== undefined;
      if (!receipts.some((receipt) => receipt.id === id))
        receipts.push({
          id,
          type: isRefund ? 'refund' : 'payment',
          ...(isRefund ? { refund_id: of } : { payment_id: of }),
          ...carries,
          status: 'succeeded',
        });
      return { receipt_registration: 'succeeded' };
    },
  };
};
