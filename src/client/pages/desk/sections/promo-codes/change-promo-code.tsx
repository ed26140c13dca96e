import type { FormEvent } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import {
  useChangePromoCodeMutation,
  useConfirmPromoCodeMutation,
  useDeactivatePromoCodeMutation,
  useDeletePromoCodeMutation,
} from '#client/entities/desk/promo-codes-api.ts';
import { useMe } from '#client/entities/person/users-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { isHalfTyped } from '#client/kit/form/is-half-typed.ts';
import type { SheetDrafts } from '#client/kit/form/sheet-drafts.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { ActFailure } from '../../kit/acts/act-failure';
import { UnsavedNote } from '../../kit/acts/unsaved-note';
import { useEditDraft } from '../../kit/acts/use-edit-draft';
import { useDrawerPosition } from '../../kit/drawer/drawer-position';
import { lastDay, LimitsFields, limitsOf, type TypedLimits } from './limits-fields';
import { texts } from './texts';
import { unlessFilled } from '../../kit/acts/why-not';
import { ActButton, ActDialog, ActNow, ActQuestion } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

type PromoCode = CallResponse<'GET /v1/admin/promo-codes/{code}'>;

const aboutPromo = (code: string) => ({ subject: `promo-code:${code.toLowerCase()}` }) as const;

const useChangeLimits = (code: string) =>
  useAct(useChangePromoCodeMutation(), { ...aboutPromo(code), title: texts.edit, done: texts.changed });

interface LimitsDialogProps {
  readonly promo: PromoCode;
  readonly act: ReturnType<typeof useChangeLimits>;
}

const countText = (count: number | null): string => (count === null ? '' : String(count));

const drafts: SheetDrafts<TypedLimits> = new Map();

const LimitsDialog = ({ promo, act }: LimitsDialogProps) => {
  const draft = useEditDraft(drafts, promo.code, {
    until: lastDay(promo.expiresAt),
    maxUses: countText(promo.maxUses),
    maxUsesPerUser: countText(promo.maxUsesPerUser),
  });
  const typed = draft.values;
  const limits = limitsOf(typed, promo.expiresAt);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (limits === undefined || isHalfTyped(event.currentTarget)) return;
    if (await act.run((seen) => ({ params: { code: promo.code }, body: { seen, ...limits } }))) draft.forget();
  };
  return (
    <Dialog title={texts.edit} onClose={act.drop} width={440}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <UnsavedNote draft={draft} />
          <LimitsFields limits={typed} stored={promo.expiresAt} onChange={draft.change} />
          <ActFailure failure={act.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={act.drop}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="primary" busy={act.busy} whyNot={unlessFilled(limits !== undefined)}>
              {texts.save}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

/** Actions on a promo code: change its limits, deactivate it, delete it if nobody has used it. */
export const ChangePromoCode = ({ promo }: { readonly promo: PromoCode }) => {
  const { code, uses, state, person, askedBy } = promo;
  const me = useMe();
  const { close } = useDrawerPosition();
  const limits = useChangeLimits(code);
  const deactivate = useAct(useDeactivatePromoCodeMutation(), {
    ...aboutPromo(code),
    title: texts.deactivateTitle,
    done: texts.deactivated,
  });
  const confirm = useAct(useConfirmPromoCodeMutation(), {
    ...aboutPromo(code),
    title: texts.drawer(code),
    done: texts.confirmed,
  });
  const remove = useAct(useDeletePromoCodeMutation(), { title: texts.drawer(code), done: texts.removed });
  const isSecond = state === 'WAITING' && askedBy !== null && askedBy.id !== me?.id;
  if (person !== null && person.id === me?.id) return <p>{texts.own}</p>;
  return (
    <Stack $gap={10}>
      <ActFailure failure={confirm.failure ?? remove.failure} />
      <Row $gap={8}>
        {isSecond && (
          <ActNow act={confirm} variant="primary" argsOf={(seen) => ({ params: { code }, body: { seen } })}>
            {texts.confirm}
          </ActNow>
        )}
        {state !== 'OFF' && (
          <>
            <ActButton act={limits} variant={isSecond ? 'secondary' : 'primary'}>
              {texts.edit}
            </ActButton>
            <ActButton act={deactivate} variant="danger">
              {texts.deactivate}
            </ActButton>
          </>
        )}
        {uses === 0 && (
          <ActButton act={remove} variant="ghost">
            {texts.remove}
          </ActButton>
        )}
      </Row>
      {limits.asking && <LimitsDialog promo={promo} act={limits} />}
      <ActDialog
        act={deactivate}
        title={texts.deactivateTitle}
        confirmLabel={texts.deactivate}
        toPerson={false}
        consequence={<small>{texts.deactivateHint}</small>}
        argsOf={(body) => ({ params: { code }, body })}
      />
      <ActQuestion
        act={remove}
        title={texts.removeTitle}
        text={texts.removeText}
        confirmLabel={texts.remove}
        dangerous
        onDone={close}
        argsOf={() => ({ params: { code } })}
      />
    </Stack>
  );
};
