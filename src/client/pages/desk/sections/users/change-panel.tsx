import { useState } from 'react';
import { useRemoveAccountAvatarMutation, useRemoveAccountVoiceMutation } from '#client/entities/desk/users-api.ts';
import { VoiceButton } from '#client/entities/mate/voice/voice-button.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { untilSeen } from '../../kit/acts/why-not';
import { Panel, PanelTitle } from '../../kit/drawer/panel';
import { useSeen } from '../../kit/drawer/subject-history';
import { AgeDialog } from './age-dialog';
import { EmailDialog, RenameDialog } from './change-fields';
import type { Person } from './person';
import { texts } from './texts';
import { ActButton, ActDialog } from '../../kit/acts/act-dialog';
import { useAct } from '../../kit/acts/use-act';

/** Name, email, photo and a mate's voice greeting; each change has a reason that the person reads. */
export const ChangePanel = ({ person: { id, username, avatarUrl, mate } }: { readonly person: Person }) => {
  const [opened, setOpened] = useState<'name' | 'email' | 'age' | null>(null);
  const subject = `user:${id}` as const;
  const seen = useSeen(subject);
  const removeAvatar = useAct(useRemoveAccountAvatarMutation(), {
    title: texts.removeAvatarDialog,
    subject,
    done: texts.avatarRemoved,
  });
  const removeVoice = useAct(useRemoveAccountVoiceMutation(), {
    title: texts.removeVoiceDialog,
    subject,
    done: texts.voiceRemoved,
  });
  const voiceUrl = mate?.voiceUrl ?? null;
  const close = () => setOpened(null);
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
        <Button size="sm" whyNot={untilSeen(seen)} onClick={() => setOpened('age')}>
          {texts.age}
        </Button>
        {avatarUrl !== null && (
          <ActButton act={removeAvatar} size="sm">
            {texts.removeAvatar}
          </ActButton>
        )}
      </Row>
      {voiceUrl !== null && (
        <Row $gap={8}>
          <VoiceButton address={voiceUrl} />
          <ActButton act={removeVoice} size="sm">
            {texts.removeVoice}
          </ActButton>
        </Row>
      )}
      {opened === 'name' && <RenameDialog id={id} username={username} onClose={close} />}
      {opened === 'email' && <EmailDialog id={id} onClose={close} />}
      {opened === 'age' && <AgeDialog id={id} onClose={close} />}
      <ActDialog
        act={removeAvatar}
        title={texts.removeAvatarDialog}
        confirmLabel={texts.removeAvatar}
        toPerson
        argsOf={(body) => ({ params, body })}
      />
      <ActDialog
        act={removeVoice}
        title={texts.removeVoiceDialog}
        confirmLabel={texts.removeVoice}
        toPerson
        argsOf={(body) => ({ params, body })}
      />
    </Panel>
  );
};
