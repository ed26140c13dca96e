import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import { Row, Stack } from '../../ui/layout/stack';
import { useModals } from '../../ui/modals/use-modals';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { Dialog } from '../../ui/overlay/dialog';
import { Menu } from '../../ui/overlay/menu';
import { MenuItem } from '../../ui/overlay/menu-item';
import { Tabs } from '../../ui/overlay/tabs';
import { useToast } from '../../ui/toast/use-toast';
import { Section } from './section';
import { texts } from './texts';

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
            <MenuItem icon={<LifeBuoy aria-hidden />} to="/support">
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
        <ConfirmDialog title={texts.danger} text={texts.dialogText} confirmLabel={texts.danger} dangerous onConfirm={close} onClose={close} />
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
