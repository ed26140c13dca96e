import { useState } from 'react';
import { profileLimits } from '../../../../../domain/people/username';
import {
  useChangeAccountEmailMutation,
  useRemoveAccountAvatarMutation,
  useRemoveAccountVoiceMutation,
  useRenameAccountMutation,
} from '../../../../entities/admin/admin-users-api';
import { VoiceButton } from '../../../../entities/mate/voice/voice-button';
import { Button } from '../../../../kit/controls/button';
import { TextField } from '../../../../kit/form/text-field';
import { Row } from '../../../../kit/layout/stack';
import { useToast } from '../../../../kit/toast/use-toast';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import type { Person } from './person';
import { texts } from './texts';

type ChangedField = 'name' | 'email' | 'avatar' | 'voice';

/** Name, email, photo and a mate's voice greeting; each change has a reason that the person reads. */
export const ChangePanel = ({ person: { id, username, avatarUrl, mate } }: { readonly person: Person }) => {
  const [opened, setOpened] = useState<ChangedField | null>(null);
  const [typed, setTyped] = useState('');
  const [rename] = useRenameAccountMutation();
  const [changeEmail] = useChangeAccountEmailMutation();
  const [removeAvatar] = useRemoveAccountAvatarMutation();
  const [removeVoice] = useRemoveAccountVoiceMutation();
  const voiceUrl = mate?.voiceUrl ?? null;
  const seen = useSeen(`user:${id}`, opened !== null);
  const toast = useToast();
  const open = (what: ChangedField) => {
    setTyped(what === 'name' ? username : '');
    setOpened(what);
  };
  const close = () => setOpened(null);
  const act = (reason: string) => ({ reason, ...(seen === undefined ? {} : { seen }) });
  const params = { id };
  return (
    <Panel>
      <PanelTitle>{texts.changeTitle}</PanelTitle>
      <Row $gap={8}>
        <Button size="sm" onClick={() => open('name')}>
          {texts.rename}
        </Button>
        <Button size="sm" onClick={() => open('email')}>
          {texts.email}
        </Button>
        {avatarUrl !== null && (
          <Button size="sm" onClick={() => open('avatar')}>
            {texts.removeAvatar}
          </Button>
        )}
      </Row>
      {voiceUrl !== null && (
        <Row $gap={8}>
          <VoiceButton address={voiceUrl} />
          <Button size="sm" onClick={() => open('voice')}>
            {texts.removeVoice}
          </Button>
        </Row>
      )}
      {opened === 'name' && (
        <ReasonDialog
          title={texts.renameDialog}
          confirmLabel={texts.save}
          toPerson
          dangerous={false}
          onConfirm={async (reason) => {
            await rename({ params, body: { ...act(reason), username: typed.trim() } }).unwrap();
            toast.success(texts.renamed);
          }}
          onClose={close}
        >
          <TextField
            label={texts.rename}
            maxLength={profileLimits.usernameMax}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </ReasonDialog>
      )}
      {opened === 'email' && (
        <ReasonDialog
          title={texts.emailDialog}
          confirmLabel={texts.save}
          toPerson
          dangerous={false}
          onConfirm={async (reason) => {
            await changeEmail({ params, body: { ...act(reason), email: typed.trim() } }).unwrap();
            toast.success(texts.emailChanged);
          }}
          onClose={close}
        >
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </ReasonDialog>
      )}
      {opened === 'avatar' && (
        <ReasonDialog
          title={texts.removeAvatarDialog}
          confirmLabel={texts.removeAvatar}
          toPerson
          onConfirm={async (reason) => {
            await removeAvatar({ params, body: act(reason) }).unwrap();
            toast.success(texts.avatarRemoved);
          }}
          onClose={close}
        />
      )}
      {opened === 'voice' && (
        <ReasonDialog
          title={texts.removeVoiceDialog}
          confirmLabel={texts.removeVoice}
          toPerson
          onConfirm={async (reason) => {
            await removeVoice({ params, body: act(reason) }).unwrap();
            toast.success(texts.voiceRemoved);
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
};
