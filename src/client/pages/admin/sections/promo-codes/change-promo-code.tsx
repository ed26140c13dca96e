import { type FormEvent, useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import {
  useChangePromoCodeMutation,
  useConfirmPromoCodeMutation,
  useDeactivatePromoCodeMutation,
  useDeletePromoCodeMutation,
} from '#client/entities/admin/admin-promo-codes-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { isHalfTyped } from '#client/kit/form/is-half-typed.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { useDrawerPosition } from '../../kit/drawer/drawer-position';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { lastDay, LimitsFields, limitsOf, type TypedLimits } from './limits-fields';
import { texts } from './texts';
import { unlessFilled, untilSeen } from '../../kit/acts/why-not';

type PromoCode = CallResponse<'GET /v1/admin/promo-codes/{code}'>;

interface ActProps {
  readonly promo: PromoCode;
  readonly seen: number;
  readonly onClose: () => void;
}

const countText = (count: number | null): string => (count === null ? '' : String(count));

const drafts: SheetDrafts<TypedLimits> = new Map();

const LimitsDialog = ({ promo, seen, onClose }: ActProps) => {
  const [change, { isLoading }] = useChangePromoCodeMutation();
  const [failure, fail] = useActFailure(texts.edit);
  const toast = useToast();
  const draft = useEditDraft(drafts, promo.code, {
    until: lastDay(promo.expiresAt),
    maxUses: countText(promo.maxUses),
    maxUsesPerUser: countText(promo.maxUsesPerUser),
  });
  const typed = draft.values;
  const limits = limitsOf(typed, promo.expiresAt);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (limits === undefined || isLoading || isHalfTyped(event.currentTarget)) return;
    fail(undefined);
    const changed = await change({ params: { code: promo.code }, body: { seen, ...limits } });
    if (changed.error !== undefined) return fail(changed.error);
    draft.forget();
    toast.success(texts.changed);
    onClose();
  };
  return (
    <Dialog title={texts.edit} onClose={onClose} width={440}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <UnsavedNote draft={draft} />
          <LimitsFields limits={typed} stored={promo.expiresAt} onChange={draft.change} />
          <ActFailure failure={failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={isLoading} whyNot={unlessFilled(limits !== undefined)}>
              {texts.save}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

const DeactivateDialog = ({ promo: { code }, seen, onClose }: ActProps) => {
  const [deactivate] = useDeactivatePromoCodeMutation();
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.deactivateTitle}
      confirmLabel={texts.deactivate}
      toPerson={false}
      consequence={<small>{texts.deactivateHint}</small>}
      onConfirm={async (reason) => {
        await deactivate({ params: { code }, body: { seen, reason } }).unwrap();
        toast.success(texts.deactivated);
      }}
      onClose={onClose}
    />
  );
};

/** Actions on a promo code: change its limits, deactivate it, delete it if nobody has used it. */
export const ChangePromoCode = ({ promo }: { readonly promo: PromoCode }) => {
  const { code, uses, state, person, askedBy } = promo;
  const me = useMe();
  const toast = useToast();
  const { close } = useDrawerPosition();
  const [remove, { isLoading }] = useDeletePromoCodeMutation();
  const [confirm, confirming] = useConfirmPromoCodeMutation();
  const [failure, fail] = useActFailure(texts.drawer(code));
  const [open, setOpen] = useState<'limits' | 'off' | 'delete' | null>(null);
  const seen = useSeen(`promo-code:${code.toLowerCase()}`, open !== null);
  const isSecond = state === 'WAITING' && askedBy !== null && askedBy.id !== me?.id;
  if (person !== null && person.id === me?.id) return <p>{texts.own}</p>;
  const shut = () => setOpen(null);
  const doRemove = async () => {
    shut();
    fail(undefined);
    const gone = await remove({ params: { code } });
    if (gone.error !== undefined) return fail(gone.error);
    toast.success(texts.removed);
    close();
  };
  const doConfirm = async () => {
    if (seen === undefined) return undefined;
    fail(undefined);
    const valid = await confirm({ params: { code }, body: { seen } });
    if (valid.error !== undefined) return fail(valid.error);
    return toast.success(texts.confirmed);
  };
  return (
    <Stack $gap={10}>
      <ActFailure failure={failure} />
      <Row $gap={8}>
        {isSecond && (
          <Button
            variant="primary"
            busy={confirming.isLoading}
            whyNot={untilSeen(seen)}
            onClick={() => void doConfirm()}
          >
            {texts.confirm}
          </Button>
        )}
        {state !== 'OFF' && (
          <>
            <Button
              variant={isSecond ? 'secondary' : 'primary'}
              whyNot={untilSeen(seen)}
              onClick={() => setOpen('limits')}
            >
              {texts.edit}
            </Button>
            <Button variant="danger" whyNot={untilSeen(seen)} onClick={() => setOpen('off')}>
              {texts.deactivate}
            </Button>
          </>
        )}
        {uses === 0 && (
          <Button variant="ghost" busy={isLoading} onClick={() => setOpen('delete')}>
            {texts.remove}
          </Button>
        )}
      </Row>
      {open === 'limits' && seen !== undefined && <LimitsDialog promo={promo} seen={seen} onClose={shut} />}
      {open === 'off' && seen !== undefined && <DeactivateDialog promo={promo} seen={seen} onClose={shut} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={texts.removeTitle}
          text={texts.removeText}
          confirmLabel={texts.remove}
          dangerous
          onConfirm={() => void doRemove()}
          onClose={shut}
        />
      )}
    </Stack>
  );
};
