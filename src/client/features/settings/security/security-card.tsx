import { type ReactNode, useState } from 'react';
import { Loaded } from '#client/api/loaded.tsx';
import type { CallResponse } from '#client/api/call.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { hasPasskeys } from '#client/entities/session/passkeys.ts';
import {
  useOwnSecondStepQuery,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
} from '#client/entities/session/second-step-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SettingCard } from '../setting-card';
import { AddKeyDialog } from './add-key-dialog';
import { AuthenticatorDialog } from './authenticator-dialog';
import { KeyRow } from './key-row';
import { LossPart } from './loss-part';
import { securityTexts } from './security-texts';
import { RecoveryCodes } from '#client/entities/session/recovery-codes.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';

/** Shown once: a press outside does not take them away. */
const CodesDialog = ({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) => (
  <Dialog strict title={securityTexts.codesTitle} description={securityTexts.codesShown} onClose={onClose}>
    <Stack>
      <RecoveryCodes codes={codes} />
      <Button variant="primary" wide onClick={onClose}>
        {securityTexts.codesSaved}
      </Button>
    </Stack>
  </Dialog>
);

type Step = CallResponse<'GET /v1/users/me/second-step'>;
type Open = 'key' | 'app' | 'app-off' | 'codes' | null;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack as="section" $gap={10} $align="start">
    <h3>{title}</h3>
    {children}
  </Stack>
);

const SecurityParts = ({ step: { keysPossible, keys, app, recoveryLeft, loss } }: { readonly step: Step }) => {
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const [removeApp] = useRemoveAuthenticatorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const hasStep = keys.length > 0 || app !== null;
  const canAdd = keysPossible && hasPasskeys();
  const close = () => setOpen(null);
  const added = (text: string) => (fresh: readonly string[]) => {
    close();
    // The dialog with the codes says it too, and a toast would cover it.
    if (fresh.length === 0) toast.success(text);
    setCodes(fresh);
  };
  const tried = async (work: () => Promise<void>) => {
    close();
    try {
      await work();
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Stack $gap={24}>
      <Part title={securityTexts.keys}>
        <Quiet>{canAdd ? securityTexts.keysLead : securityTexts.notPossible}</Quiet>
        {keys.length === 0 ? (
          canAdd && <Quiet>{securityTexts.noKeysYet}</Quiet>
        ) : (
          <RuledList $space={12} style={{ alignSelf: 'stretch' }}>
            {keys.map((one) => (
              <KeyRow key={one.id} passkey={one} />
            ))}
          </RuledList>
        )}
        {canAdd && (
          <Button size="sm" onClick={() => setOpen('key')}>
            {securityTexts.add}
          </Button>
        )}
      </Part>
      <Part title={securityTexts.app}>
        <Quiet>
          {app === null ? (
            securityTexts.appLead
          ) : (
            <>
              {securityTexts.appOn} <DateText value={app.since} />
            </>
          )}
        </Quiet>
        <Button
          size="sm"
          variant={app === null ? 'secondary' : 'soft'}
          onClick={() => setOpen(app === null ? 'app' : 'app-off')}
        >
          {app === null ? securityTexts.appAdd : securityTexts.appRemove}
        </Button>
      </Part>
      {hasStep && (
        <Part title={securityTexts.codes}>
          <Quiet>
            {securityTexts.codesLead} {securityTexts.codesLeft(recoveryLeft)}
          </Quiet>
          <Button size="sm" variant="soft" onClick={() => setOpen('codes')}>
            {securityTexts.codesNew}
          </Button>
        </Part>
      )}
      {hasStep && <LossPart readyAt={loss?.readyAt ?? null} />}
      {open === 'key' && <AddKeyDialog isFirst={!hasStep} onAdded={added(securityTexts.keyAdded)} onClose={close} />}
      {open === 'app' && (
        <AuthenticatorDialog isFirst={!hasStep} onAdded={added(securityTexts.appAdded)} onClose={close} />
      )}
      {open === 'app-off' && (
        <ConfirmDialog
          title={securityTexts.appRemoveAsk}
          text={securityTexts.appRemoveText}
          confirmLabel={securityTexts.appRemove}
          dangerous
          onConfirm={() =>
            tried(async () => {
              await removeApp().unwrap();
              toast.success(securityTexts.appRemoved);
            })
          }
          onClose={close}
        />
      )}
      {open === 'codes' && (
        <ConfirmDialog
          title={securityTexts.codesNewAsk}
          text={securityTexts.codesNewText}
          confirmLabel={securityTexts.codesNew}
          onConfirm={() => tried(async () => setCodes((await renew().unwrap()).recovery))}
          onClose={close}
        />
      )}
      {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Stack>
  );
};

/** What the person proves themselves by where money moves: passkeys, an app with codes, recovery codes. */
export const SecurityCard = () => {
  const query = useOwnSecondStepQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingCard anchor="security" title={securityTexts.title} lead={securityTexts.lead}>
      <Loaded query={query} skeleton={<BusySkeleton $height={232} $radius="12px" />}>
        {(step) => <SecurityParts step={step} />}
      </Loaded>
    </SettingCard>
  );
};
