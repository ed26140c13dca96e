import { useState } from 'react';
import styled from 'styled-components';
import { platforms } from '../../../domain/enums/platform';
import { formatDuration } from '../../../domain/text/format-duration';
import { Chip } from '../../ui/data/chip';
import { Checkbox } from '../../ui/form/checkbox';
import { CodeField } from '../../ui/form/code-field';
import { MoneyField } from '../../ui/form/money-field';
import { PasswordField } from '../../ui/form/password-field';
import { SegmentedControl } from '../../ui/form/segmented-control';
import { Select } from '../../ui/form/select';
import { Switch } from '../../ui/form/switch';
import { TextArea } from '../../ui/form/text-area';
import { TextField } from '../../ui/form/text-field';
import { Row } from '../../ui/layout/stack';
import { Section } from './section';
import { texts } from './texts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: 20px;
`;

const durations = [30, 60, 90, 120].map((minutes) => ({ value: minutes, label: formatDuration(minutes) }));
const platformOptions = platforms.map((platform) => ({ value: platform, label: platform }));

export const FieldsSection = () => {
  const [code, setCode] = useState('');
  const [sum, setSum] = useState<number | null>(4820);
  const [minutes, setMinutes] = useState(60);
  const [on, setOn] = useState(true);
  return (
    <>
      <Section title={texts.fields}>
        <Grid>
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
      </Section>
    </>
  );
};
