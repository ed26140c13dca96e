import { Bell } from '#client/kit/icons/bell.tsx';
import { Plus } from '#client/kit/icons/plus.tsx';
import { Swords } from '#client/kit/icons/swords.tsx';
import { useState } from 'react';
import { Button } from '#client/kit/controls/button.tsx';
import { EndlessList } from '#client/kit/display/endless-list.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Broken } from '#client/kit/feedback/error-boundary.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { DemoOnly } from '../demo-only';
import { Section, texts } from './section';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { platforms } from '#domain/games/platform.ts';
import { formatDuration } from '#domain/text/format.ts';
import { Chip } from '#client/kit/display/chip.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import { CodeField } from '#client/kit/form/code-field.tsx';
import { MoneyField } from '#client/entities/money/money-field.tsx';
import { PasswordField } from '#client/kit/form/password-field.tsx';
import { FieldGroup } from '#client/kit/form/field-group.tsx';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { Slider } from '#client/kit/form/slider.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { DataSection } from './data-section';
import { OverlaysSection } from './overlays-section';
import { homePath } from '#contract/routes/product-pages.ts';

const pageSize = 1000;

const StatesSection = () => {
  const toast = useToast();
  const [count, setCount] = useState(pageSize);
  const rows = Array.from({ length: count }, (_, index) => index);
  return (
    <>
      <Section title={texts.states}>
        <Stack>
          <Skeleton $width="240px" $height={24} />
          <Skeleton $height={72} $radius="16px" />
          <EmptyState
            icon={<Swords />}
            text={texts.empty}
            action={<Button variant="primary">{texts.primary}</Button>}
          />
          <Broken onRetry={() => toast.info(texts.saved)} />
        </Stack>
      </Section>
      <Section title={texts.list}>
        <EndlessList
          items={rows}
          itemKey={(row) => row}
          renderItem={(row) => texts.row(row)}
          itemHeight={23}
          hasMore
          loading={false}
          onMore={() => setCount(count + pageSize)}
        />
      </Section>
    </>
  );
};

const slowly = () => new Promise((resolve) => setTimeout(resolve, 2000));

const ControlsSection = () => (
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
        <ButtonLink size="sm" to={homePath}>
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

const durations = [30, 60, 90, 120].map((minutes) => ({ value: minutes, label: formatDuration(minutes) }));
const platformOptions = platforms.map((platform) => ({ value: platform, label: platform }));

const FieldsSection = () => {
  const [code, setCode] = useState('');
  const [sum, setSum] = useState<number | null>(4820);
  const [minutes, setMinutes] = useState(60);
  const [on, setOn] = useState(true);
  return (
    <>
      <Section title={texts.fields}>
        <Grid $columns="repeat(auto-fill, minmax(260px, 1fr))" $gap={20}>
          <TextField label={texts.name} hint={texts.hint} defaultValue="Киберкот" />
          <TextField label={texts.name} error={texts.wrong} defaultValue="Киберкот" />
          <PasswordField label={texts.password} defaultValue="secret-1" autoComplete="off" />
          <CodeField label={texts.code} value={code} onChange={setCode} />
          <MoneyField label={texts.sum} value={sum} onChange={setSum} />
          <Select label={texts.platform} options={platformOptions} />
          <TextArea label={texts.about} />
        </Grid>
      </Section>
      <Section title={texts.choices}>
        <Row>
          <SegmentedControl label={texts.duration} options={durations} value={minutes} onChange={setMinutes} />
          <Checkbox defaultChecked>{texts.agree}</Checkbox>
          <Switch label={texts.orders} checked={on} onChange={setOn} />
          <Chip selected={on} onClick={() => setOn(!on)}>
            {texts.chip}
          </Chip>
          <Chip>{texts.chip}</Chip>
        </Row>
        <FieldGroup label={texts.duration}>
          <Slider
            aria-label={texts.duration}
            min={0}
            max={180}
            value={minutes}
            onChange={({ target }) => setMinutes(Number(target.value))}
          />
        </FieldGroup>
      </Section>
    </>
  );
};

/** Every component of the kit on one page. */
export const DevUiPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    <DemoOnly>
      <ControlsSection />
      <FieldsSection />
      <DataSection />
      <OverlaysSection />
      <StatesSection />
    </DemoOnly>
  </Page>
);
