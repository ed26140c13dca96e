import { LifeBuoy } from '#client/kit/icons/life-buoy.tsx';
import { useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { useModals } from '#client/entities/modals/modals.ts';
import { ConfirmDialog } from '#client/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { Tabs } from '#client/kit/overlay/tabs.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { Section, texts } from './section';
import { supportPath } from '#contract/routes/product-pages.ts';

type Shown = 'plain' | 'strict' | 'confirm' | null;

export const OverlaysSection = () => {
  const [shown, setShown] = useState<Shown>(null);
  const [tab, setTab] = useState('0');
  const toast = useToast();
  const modals = useModals();
  const close = () => setShown(null);
  return (
    <Section title={texts.overlays}>
      <Stack>
        <Row>
          <Button onClick={() => setShown('plain')}>{texts.open}</Button>
          <Button onClick={() => setShown('strict')}>{texts.strict}</Button>
          <Button onClick={() => setShown('confirm')}>{texts.confirm}</Button>
          <Button onClick={() => modals.open({ name: 'game-picker', props: {} })}>{texts.gamePicker}</Button>
          <Menu trigger={<Button>{texts.menu}</Button>}>
            <MenuItem icon={<LifeBuoy aria-hidden />} to={supportPath}>
              {texts.soft}
            </MenuItem>
            <MenuItem danger onSelect={close}>
              {texts.danger}
            </MenuItem>
          </Menu>
          <Button onClick={() => toast.success(texts.saved)}>{texts.saved}</Button>
          <Button onClick={() => toast.danger(texts.failed)}>{texts.failed}</Button>
        </Row>
        <Tabs
          label={texts.overlays}
          value={tab}
          onChange={setTab}
          tabs={texts.tabs.map((label, index) => ({ value: String(index), label, content: label }))}
        />
      </Stack>
      {shown === 'confirm' ? (
        <ConfirmDialog
          title={texts.danger}
          text={texts.dialogText}
          confirmLabel={texts.danger}
          dangerous
          onConfirm={close}
          onClose={close}
        />
      ) : (
        shown !== null && (
          <Dialog title={texts.open} description={texts.dialogText} strict={shown === 'strict'} onClose={close}>
            <Button variant="primary" onClick={close}>
              {texts.saved}
            </Button>
          </Dialog>
        )
      )}
    </Section>
  );
};
