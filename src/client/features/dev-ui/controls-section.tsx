import { Bell, Plus } from 'lucide-react';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { IconButton } from '../../ui/controls/icon-button';
import { Row, Stack } from '../../ui/layout/stack';
import { Section } from './section';
import { texts } from './texts';

const slowly = () => new Promise((resolve) => setTimeout(resolve, 2000));

export const ControlsSection = () => (
  <Section title={texts.buttons}>
    <Stack>
      <Row>
        <Button variant="primary">{texts.primary}</Button>
        <Button>{texts.secondary}</Button>
        <Button variant="soft">
          <Plus aria-hidden />
          {texts.soft}
        </Button>
        <Button variant="ghost">{texts.ghost}</Button>
        <Button variant="danger">{texts.danger}</Button>
      </Row>
      <Row>
        <Button variant="primary" size="lg" onClick={slowly}>
          {texts.slow}
        </Button>
        <Button variant="primary" size="sm" whyNot={texts.whyNot}>
          {texts.refused}
        </Button>
        <Button size="sm" disabled>
          {texts.secondary}
        </Button>
        <ButtonLink size="sm" to="/">
          {texts.ghost}
        </ButtonLink>
        <IconButton label={texts.menu}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label={texts.menu} variant="soft">
          <Bell aria-hidden />
        </IconButton>
        <IconButton label={texts.menu} variant="outline">
          <Bell aria-hidden />
        </IconButton>
      </Row>
    </Stack>
  </Section>
);
