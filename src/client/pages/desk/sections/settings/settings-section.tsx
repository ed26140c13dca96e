import { History } from '#client/kit/icons/history.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { isTermSetting } from '#domain/settings/product-settings.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useDeskSettingsQuery } from '#client/entities/desk/settings-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { ChangeSetting } from './change-setting';
import { settingValueText } from '#domain/desk/setting-value-text.ts';
import type { SettingRow } from './setting-row';
import { texts } from './texts';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { ChangeableLine, GroupTitle, LineSkeletons, SectionPage } from '../../kit/section-page';

const Value = styled.span`
  text-align: right;
  strong {
    font: 600 18px/1.4 ${theme.font.title};
  }
`;

const SettingLine = ({
  row,
  onChange,
  onHistory,
}: {
  readonly row: SettingRow;
  readonly onChange: () => void;
  readonly onHistory: () => void;
}) => {
  const { name, hint } = texts.settings[row.name];
  const isSwitch = row.unit === 'SWITCH';
  return (
    <ChangeableLine>
      <span>
        {name}
        <small>{hint}</small>
        <small>
          {row.changedBy === null || row.changedAt === null
            ? texts.isUsual
            : texts.changed(row.changedBy.username, formatDate(Date.parse(row.changedAt), serverNow()))}
        </small>
      </span>
      <Value>
        {isSwitch ? (
          <Badge $tone={row.value === 1 ? 'ok' : 'neutral'}>{settingValueText(row, row.value)}</Badge>
        ) : (
          <strong>{settingValueText(row, row.value)}</strong>
        )}
        {!isSwitch && <small>{texts.bounds(settingValueText(row, row.min), settingValueText(row, row.max))}</small>}
      </Value>
      <Row $gap={8} $wrap="nowrap">
        <Button size="sm" onClick={onChange}>
          {isSwitch ? (row.value === 1 ? texts.switchOff : texts.switchOn) : texts.change}
        </Button>
        <IconButton label={`${texts.history}: ${name}`} onClick={onHistory}>
          <History aria-hidden />
        </IconButton>
      </Row>
    </ChangeableLine>
  );
};

/** Groups of settings; a group of which an operator may change none is hidden. */
const groups = (settings: readonly SettingRow[]) =>
  [
    { id: 'product', title: texts.product, rows: settings.filter(({ name }) => !isTermSetting(name)) },
    {
      id: 'terms',
      title: texts.terms,
      lead: texts.termsLead,
      rows: settings.filter(({ name }) => isTermSetting(name)),
    },
  ].filter(({ rows }) => rows.length > 0);

const scrollToSection = (section: HTMLElement | null) => section?.scrollIntoView();

/** «Настройки»: what can be changed while the product runs, each with limits and a history. */
export const SettingsSection = () => {
  const query = useDeskSettingsQuery();
  const [changing, setChanging] = useState<SettingRow['name'] | null>(null);
  const wanted = useLocation().hash.slice(1);
  const [shownHistory, setShownHistory] = useState<SettingRow['name'] | null>(null);
  const row = query.data?.settings.find(({ name }) => name === changing);
  return (
    <SectionPage $width={960} $gap={16}>
      <PageTitle>{texts.title}</PageTitle>
      <Quiet>{texts.lead}</Quiet>
      <Loaded query={query} skeleton={<LineSkeletons count={5} height={64} />}>
        {({ settings }) =>
          groups(settings).map(({ id, title, lead, rows }) => (
            <section key={id} ref={id === wanted ? scrollToSection : undefined} aria-label={title}>
              <GroupTitle>{title}</GroupTitle>
              {lead !== undefined && <Quiet>{lead}</Quiet>}
              <ul>
                {rows.map((setting) => (
                  <SettingLine
                    key={setting.name}
                    row={setting}
                    onChange={() => setChanging(setting.name)}
                    onHistory={() => setShownHistory(setting.name)}
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </Loaded>
      {row !== undefined && <ChangeSetting key={row.name} row={row} onClose={() => setChanging(null)} />}
      {shownHistory !== null && (
        <Dialog title={texts.settings[shownHistory].name} onClose={() => setShownHistory(null)} width={520}>
          <Stack>
            <SubjectHistory subject={`setting:${shownHistory}`} />
          </Stack>
        </Dialog>
      )}
    </SectionPage>
  );
};
