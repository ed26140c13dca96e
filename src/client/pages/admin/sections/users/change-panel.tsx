import { useState } from 'react';
import {
  useRemoveAccountAvatarMutation,
  useRemoveAccountVoiceMutation,
} from '#client/entities/admin/admin-users-api.ts';
import { VoiceButton } from '#client/entities/mate/voice/voice-button.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { untilSeen } from '../../kit/acts/why-not';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { useSeen } from '../../kit/drawer/subject-history';
import { EmailDialog, RenameDialog } from './change-fields';
import type { Person } from './person';
import { texts } from './texts';

type ChangedField = 'name' | 'email' | 'avatar' | 'voice';

/** Name, email, photo and a mate's voice greeting; each change has a reason that the person reads. */
export const ChangePanel = ({ person: { id, username, avatarUrl, mate } }: { readonly person: Person }) => {
  const [opened, setOpened] = useState<ChangedField | null>(null);
  const [removeAvatar] = useRemoveAccountAvatarMutation();
  const [removeVoice] = useRemoveAccountVoiceMutation();
  const voiceUrl = mate?.voiceUrl ?? null;
  const seen = useSeen(`user:${id}`, opened !== null);
  const toast = useToast();
  const close = () => setOpened(null);
  const act = (reason: string) => ({ reason, ...(seen === undefined ? {} : { seen }) });
  const params = { id };
  return (
    <Panel>
      <PanelTitle>{texts.changeTitle}</PanelTitle>
      <Row $gap={8}>
        <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpened('name')}>
          {texts.rename}
        </Button>
        <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpened('email')}>
          {texts.email}
        </Button>
        {avatarUrl !== null && (
          <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpened('avatar')}>
            {texts.removeAvatar}
          </Button>
        )}
      </Row>
      {voiceUrl !== null && (
        <Row $gap={8}>
          <VoiceButton address={voiceUrl} />
          <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpened('voice')}>
            {texts.removeVoice}
          </Button>
        </Row>
      )}
      {opened === 'name' && <RenameDialog id={id} username={username} act={act} onClose={close} />}
      {opened === 'email' && <EmailDialog id={id} act={act} onClose={close} />}
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
