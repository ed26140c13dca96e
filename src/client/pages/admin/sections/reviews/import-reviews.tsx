import { useState } from 'react';
import { useImportReviewsMutation } from '#client/entities/admin/admin-reviews-api.ts';
import type { CallResponse } from '#client/api/call.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Field } from '#client/kit/form/field.tsx';
import { Input } from '#client/kit/form/text-field.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { ActFailure } from '../../kit/acts/act-failure';
import { textOfFile } from '../../kit/acts/text-of-file';
import { useActFailure } from '../../kit/acts/use-act-failure';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { Quiet } from '../../kit/quiet';
import { texts } from './texts';
import { unlessFilled } from '../../kit/acts/why-not';

type Outcome = CallResponse<'POST /v1/admin/imported-reviews'>;

/** Imports reviews from a file; for each line left out the reason is shown. */
export const ImportReviews = ({ onClose }: { readonly onClose: () => void }) => {
  const [bring] = useImportReviewsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useActFailure(texts.importTitle);
  const run = async () => {
    if (file === null) return;
    setFailure(undefined);
    try {
      setOutcome(await bring({ body: { csv: await textOfFile(file) } }).unwrap());
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Dialog title={texts.importTitle} onClose={onClose} width={520}>
      {outcome === null ? (
        <Stack>
          <Field label={texts.file} hint={texts.importHint}>
            {(links) => (
              <Input
                {...links}
                type="file"
                accept=".csv,text/csv"
                onChange={({ target }) => {
                  setFailure(undefined);
                  setFile(target.files?.[0] ?? null);
                }}
              />
            )}
          </Field>
          <ActFailure failure={failure} />
          <Button variant="primary" whyNot={unlessFilled(file !== null)} onClick={run}>
            {texts.importDo}
          </Button>
        </Stack>
      ) : (
        <Stack>
          <p role="status">{texts.importedCount(outcome.done)}</p>
          {outcome.refused.length > 0 && (
            <Panel>
              <PanelTitle>{texts.refusedCount(outcome.refused.length)}</PanelTitle>
              <Stack as="ul" $gap={4} style={{ maxHeight: '40vh', overflowY: 'auto' }}>
                {outcome.refused.map(({ line, why }) => (
                  <li key={line}>
                    <Quiet>{texts.line(line, why)}</Quiet>
                  </li>
                ))}
              </Stack>
            </Panel>
          )}
          <Button onClick={onClose}>{texts.close}</Button>
        </Stack>
      )}
    </Dialog>
  );
};
