import styled from 'styled-components';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { defineTexts } from '../../kit/texts/define-texts';
import { theme } from '../../kit/theme/theme';
import { referenceApi } from '../../entities/game/reference-api';
import { rebrandingMachine } from './rebranding-machine';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/overlay/dialog';
import { rebrandingSeen } from './rebranding-seen';
import { inspect } from '../../kit/machines/inspection';

const texts = defineTexts({
  ru: {
    title: 'Теперь мы — Напарник',
    body: 'У сервиса новое имя: теперь это премиальная платформа для тренировок в онлайн-играх. Разбор ошибок, рост ранга и сильная команда рядом.',
    kept: 'Твой аккаунт, баланс и история заказов на месте.',
    understood: 'Понятно',
  },
});

const RebrandingFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  p {
    color: ${theme.color.text2};
  }
  button {
    margin-top: 8px;
  }
`;

/** Provides the machine's effects: the server's flag and this browser's record. */
export const RebrandingModal = () => {
  const [askRebranding] = referenceApi.useLazyRebrandingQuery();
  const machine = useMemo(
    () =>
      rebrandingMachine.provide({
        actors: {
          askServer: fromPromise<boolean>(async () => (await askRebranding(undefined, true).unwrap()).rebranding),
        },
        actions: { recordSeen: rebrandingSeen.record },
      }),
    [askRebranding],
  );
  const [snapshot, send] = useActor(machine, { input: { seen: rebrandingSeen.isRecorded() }, inspect });
  if (!snapshot.matches('open')) return null;
  const close = () => send({ type: 'rebranding.closed' });
  return (
    <Dialog title={texts.title} onClose={close} strict ignoresBack shape="center" width={600} narrow>
      <RebrandingFrame>
        <p>{texts.body}</p>
        <p>{texts.kept}</p>
        <Button variant="primary" size="lg" wide onClick={close}>
          {texts.understood}
        </Button>
      </RebrandingFrame>
    </Dialog>
  );
};
