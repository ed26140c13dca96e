import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { Loaded } from '#client/api/loaded.tsx';
import { useDeskOperatorsQuery } from '#client/entities/desk/operators-api.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { Link } from '#client/kit/routing/link.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { DrawerPositionProvider } from '../../kit/drawer/drawer-position';
import type { Operator } from './operator';
import { OperatorDrawer } from './operator-drawer';
import { PersonCell } from '../../kit/person-cell';
import { useOpenId } from '../../kit/use-open-id';
import { setNamesOf } from './set-names';
import { texts } from './texts';
import { Split } from '../../kit/list/list-section-styles';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { LineSkeletons } from '../../kit/section-page';

const Page = styled(Stack)`
  padding: 24px;
  overflow-y: auto;
  ${below('md')} {
    padding: 16px 12px;
  }
`;

const Quiet = styled.p`
  max-width: 70ch;
  color: ${theme.color.text2};
`;

const Item = styled(Link)<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  padding: 12px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${({ $open }) => ($open ? theme.color.violetSoft : 'transparent')};
  color: inherit;
  &:hover {
    background: ${({ $open }) => ($open ? theme.color.violetSoft : theme.color.surface1)};
  }
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const OperatorLine = ({ operator, open }: { readonly operator: Operator; readonly open: boolean }) => {
  const { id, username, avatarUrl, permissions, hasCode, status, lastActAt } = operator;
  return (
    <li>
      <Item to={deskPage('operators', id)} $open={open} aria-current={open ? 'true' : undefined}>
        <PersonCell
          person={{ id, username, avatarUrl }}
          hint={
            lastActAt === null ? (
              texts.neverActed
            ) : (
              <>
                {texts.acted}: <DateText value={lastActAt} />
              </>
            )
          }
        />
        <Row $gap={6}>
          {status !== 'ACTIVE' && <Badge $tone="danger">{status === 'BLOCKED' ? texts.blocked : texts.deleted}</Badge>}
          <Badge $tone={permissions.includes('ALL') ? 'violet' : 'neutral'}>{setNamesOf(permissions)}</Badge>
          <Badge $tone={hasCode ? 'ok' : 'warn'}>{hasCode ? texts.code : texts.noCode}</Badge>
        </Row>
      </Item>
    </li>
  );
};

/** «Администраторы»: who may do what. */
export const OperatorsSection = () => {
  const query = useDeskOperatorsQuery();
  const openId = useOpenId();
  const navigate = useNavigate();
  const operators = query.data?.operators ?? [];
  const at = operators.findIndex(({ id }) => id === openId);
  const step = (by: number) => {
    const next = at < 0 ? undefined : operators[at + by];
    return next === undefined ? null : () => void navigate(deskPage('operators', next.id));
  };
  return (
    <Split $open={openId !== null}>
      <Page $gap={16}>
        <PageTitle>{texts.title}</PageTitle>
        <Quiet>{texts.lead}</Quiet>
        <Loaded query={query} skeleton={<LineSkeletons count={3} height={56} gap={8} />}>
          {(loaded) => (
            <ul>
              {loaded.operators.map((operator) => (
                <OperatorLine key={operator.id} operator={operator} open={operator.id === openId} />
              ))}
            </ul>
          )}
        </Loaded>
      </Page>
      {openId !== null && query.data !== undefined && (
        <DrawerPositionProvider
          value={{
            position: null,
            previous: step(-1),
            next: step(1),
            close: () => void navigate(deskPage('operators')),
          }}
        >
          <OperatorDrawer key={openId} id={openId} operator={operators[at]} />
        </DrawerPositionProvider>
      )}
    </Split>
  );
};
