import { ExternalLink } from '#client/kit/icons/external-link.tsx';
import { Search } from '#client/kit/icons/search.tsx';
import { useEffect, useState } from 'react';
import { defaultTimeZone, formatTime } from '#domain/text/format-moment.ts';
import styled from 'styled-components';
import type { Me } from '#contract/schemas/me.ts';
import { Link } from '#client/kit/routing/link.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { below, touchTarget, oneLine, tabular, theme, unprinted } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { Kbd } from '../kit/kbd';
import type { Section } from '../section';
import { CommandPalette } from './command-palette';
import { LiveBadge } from './live-badge';
import { OperatorMenu } from './operator-menu';
import { texts } from './texts';
import { homePath } from '#contract/routes/product-pages.ts';
import { Bell } from '#client/kit/icons/bell.tsx';
import { useLocation } from 'react-router';
import { useUnreadCount } from '#client/entities/notification/notifications-api.ts';
import { iconButtonStyles } from '#client/kit/controls/icon-button-styles.ts';
import { CountBadge } from '#client/kit/display/badge.tsx';

const StyledLink = styled(Link)`
  ${iconButtonStyles}
  background: ${theme.color.surface3};
  &:hover {
    background: ${theme.color.lineStrong};
  }
  > :last-child:not(svg) {
    position: absolute;
    top: -6px;
    right: -6px;
  }
`;

/** The operator's own notifications: the product's panel opens over the desk. */
const BellLink = () => {
  const { pathname, search } = useLocation();
  const count = useUnreadCount();
  return (
    <StyledLink to={`${pathname}${search}#events`} aria-label={texts.notifications(count)}>
      <Bell aria-hidden />
      <CountBadge count={count} label={String(count)} />
    </StyledLink>
  );
};

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;
  /* It gives way itself: a cell of the desk's grid would grow with its largest letters. */
  min-width: 0;
  min-height: 56px;
  padding: env(safe-area-inset-top) max(24px, env(safe-area-inset-right)) 0 24px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface1};
  ${below('md')} {
    padding-left: 60px;
    padding-right: max(12px, env(safe-area-inset-right));
  }
  ${unprinted}
`;

const Find = styled.button`
  display: flex;
  flex: 0 1 400px;
  align-items: center;
  gap: 10px;
  min-width: 0;
  height: 36px;
  padding: 0 8px 0 12px;
  border: 1px solid ${theme.color.line};
  border-radius: 10px;
  color: ${theme.color.text3};
  span {
    ${oneLine}
    flex: 1;
    text-align: left;
  }
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  @media (pointer: coarse) {
    height: 44px;
  }
  ${below('sm')} {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`;

const Clock = styled.span`
  ${tabular}
  color: ${theme.color.text2};
  font-size: 13px;
  ${below('lg')} {
    display: none;
  }
`;

const Site = styled(Link)`
  ${touchTarget}
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.text2};
  font-size: 13px;
  white-space: nowrap;
  &:hover {
    color: ${theme.color.text1};
  }
  ${below('sm')} {
    font-size: 0;
    gap: 0;
  }
`;

const minuteMs = 60_000;

/** Operators in different time zones need one common time. */

const Now = () => <Clock>{texts.clock(formatTime(useServerNow(minuteMs), defaultTimeZone))}</Clock>;

/** Search, server time, and the signed-in operator. */
export const TopBar = ({ me, sections }: { readonly me: Me; readonly sections: readonly Section[] }) => {
  const [finding, setFinding] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By `code`, not by letter: the layout may be Russian.
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return;
      event.preventDefault();
      setFinding(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <Bar>
      <Find type="button" aria-keyshortcuts="Control+K" onClick={() => setFinding(true)}>
        <Search aria-hidden />
        <span>{texts.search}</span>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </Find>
      <Row $gap={16} $wrap="nowrap" style={{ marginLeft: 'auto' }}>
        <LiveBadge />
        <Now />
        <Site to={homePath}>
          <ExternalLink aria-hidden />
          {texts.toSite}
        </Site>
        <BellLink />
        <OperatorMenu me={me} />
      </Row>
      {finding && <CommandPalette sections={sections} onClose={() => setFinding(false)} />}
    </Bar>
  );
};
