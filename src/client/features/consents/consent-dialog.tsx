import { useState } from 'react';
import { useLocation } from 'react-router';
import { policyPath } from '#contract/routes/product-pages.ts';
import { useAttempt } from '#client/api/use-attempt.ts';
import { ConsentTicks, useConsentTicks } from '#client/entities/documents/consent-ticks.tsx';
import { useAgreeMutation, useOwnConsentsQuery } from '#client/entities/documents/consents-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { FormError } from '#client/kit/form/form.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { DialogActions } from '#client/kit/overlay/dialog-styles.ts';
import { tabStorage } from '#client/kit/store/browser-storage.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const texts = defineTexts({
  ru: {
    title: 'Нужно твоё согласие',
    lead: 'Документы появились или изменились с твоего прошлого визита. Прочитай их и отметь, с чем ты согласен.',
    agree: 'Продолжить',
    later: 'Не сейчас',
  },
});

/** Asked once a visit: whoever said «Не сейчас» is asked in the next tab. */
const laterKey = 'consents-later';

type Wanted = Parameters<typeof useConsentTicks>[0];

const Form = ({ wanted, onClose }: { readonly wanted: Wanted; readonly onClose: () => void }) => {
  const ticks = useConsentTicks(wanted);
  const [agree] = useAgreeMutation();
  const { run, busy, refusal } = useAttempt();
  const send = () => {
    const consents = ticks.take();
    if (consents === null) return;
    void run(
      () => agree({ body: { consents, place: 'VISIT' } }).unwrap(),
      (failure) => {
        ticks.refused(failure);
        return failure.message;
      },
    );
  };
  return (
    <Dialog title={texts.title} description={texts.lead} onClose={onClose}>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) send();
        }}
      >
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        <ConsentTicks ticks={ticks} />
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {texts.later}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.agree}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};

/** Asks for the consents that wait, on every page but those of the documents themselves. */
export const ConsentDialog = () => {
  const { pathname } = useLocation();
  const [later, setLater] = useState(() => tabStorage.get(laterKey) !== null);
  const { data = [] } = useOwnConsentsQuery(undefined, { skip: later });
  const wanted = data.flatMap(({ document, state }) =>
    state === 'WANTED' && document !== 'marketing' ? [document] : [],
  );
  if (later || wanted.length === 0 || pathname.startsWith(policyPath)) return null;
  const close = () => {
    tabStorage.set(laterKey, '1');
    setLater(true);
  };
  return <Form key={wanted.join()} wanted={wanted} onClose={close} />;
};
