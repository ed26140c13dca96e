import { History } from '#client/kit/icons/history.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { isTermSetting } from '#domain/settings/product-settings.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useAdminSettingsQuery } from '#client/entities/admin/admin-settings-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { ChangeSetting } from './change-setting';
import { settingValueText } from '#domain/desk/setting-value-text.ts';
import type { SettingRow } from './setting-row';
import { texts } from './texts';
import { Quiet } from '#client/kit/layout/prose.tsx';

const Page = styled(Stack)`
  max-width: 960px;
  padding: 24px;
  ${below('md')} {
    padding: 16px 12px;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 20px;
  padding: 14px 0;
  border-bottom: 1px solid ${theme.color.line};
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 12px;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Value = styled.span`
  text-align: right;
  strong {
    font: 600 18px/1.4 ${theme.font.title};
  }
`;

const GroupTitle = styled.h2`
  margin-top: 12px;
  font-size: 17px;
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
    <Line>
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
          {isSwitch ? (row.value === 1 ? texts.takeBack : texts.publish) : texts.change}
        </Button>
        <IconButton label={`${texts.history}: ${name}`} onClick={onHistory}>
          <History aria-hidden />
        </IconButton>
      </Row>
    </Line>
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
  const query = useAdminSettingsQuery();
  const [changing, setChanging] = useState<SettingRow['name'] | null>(null);
  const wanted = useLocation().hash.slice(1);
  const [shownHistory, setShownHistory] = useState<SettingRow['name'] | null>(null);
  const row = query.data?.settings.find(({ name }) => name === changing);
  return (
    <Page $gap={16}>
      <PageTitle>{texts.title}</PageTitle>
      <Quiet>{texts.lead}</Quiet>
      <Loaded
        query={query}
        skeleton={
          <Stack $gap={12} role="status" aria-busy>
            {[1, 2, 3, 4, 5].map((one) => (
              <Skeleton key={one} $height={64} $radius="12px" />
            ))}
          </Stack>
        }
      >
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
    </Page>
  );
};
