import { Menu as MenuIcon } from '#client/kit/icons/menu.tsx';
import { PanelLeft } from '#client/kit/icons/panel-left.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styled, { css } from 'styled-components';
import type { DeskQueue } from '#domain/people/desk-queue.ts';
import { useDeskQueuesQuery } from '#client/entities/desk/tools-api.ts';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { ClosedByBack } from '#client/kit/overlay/use-back-closes.ts';
import { NavLink } from '#client/kit/routing/nav-link.tsx';
import { below, oneLine, tabular, theme, touch } from '#client/kit/theme/theme.ts';
import { useOpenId } from '../kit/use-open-id';
import { groupNames, type Section } from '../section';
import { texts } from './texts';
import { useNarrow, useRail } from './use-rail';
import { deskPath, deskPage } from '#contract/routes/desk-pages.ts';

const Side = styled.nav<{ $rail: boolean; $open: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 2px;
  width: ${({ $rail }) => ($rail ? 64 : 232)}px;
  height: 100dvh;
  padding: 10px 12px max(12px, env(safe-area-inset-bottom));
  border-right: 1px solid ${theme.color.line};
  background: ${theme.color.surface1};
  overflow-y: auto;
  /* The section that is scrolled into view stays clear of the brand above and of the edge below. */
  scroll-padding-block: 72px 16px;
  ${below('md')} {
    position: fixed;
    inset: 0 auto 0 0;
    z-index: ${theme.layer.modal};
    width: min(288px, 86vw);
    padding-left: max(12px, env(safe-area-inset-left));
    box-shadow: ${theme.shadow};
    visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};
    transform: translateX(${({ $open }) => ($open ? '0' : '-100%')});
    transition: transform 160ms;
  }
`;

const Shade = styled.button`
  display: none;
  ${below('md')} {
    position: fixed;
    inset: 0;
    z-index: ${theme.layer.modal};
    display: block;
    background: ${theme.color.shade};
  }
`;

/** Stays while the sections below it are scrolled: cut in half it would look broken. */
const Brand = styled(NavLink)`
  position: sticky;
  top: 0;
  z-index: 1;
  flex-shrink: 0;
  background: ${theme.color.surface1};
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  ${touch} {
    min-height: 44px;
  }
  margin-bottom: 8px;
  padding: 0 6px;
  font: 600 15px/1 ${theme.font.title};
  img {
    width: 28px;
    height: 28px;
  }
`;

const Mark = styled.span`
  padding: 3px 7px;
  border-radius: 6px;
  background: ${theme.color.surface3};
  color: ${theme.color.text2};
  font: 500 12px/1.2 ${theme.font.text};
`;

const GroupName = styled.p<{ $rail: boolean }>`
  margin: 12px 10px 4px;
  color: ${theme.color.text3};
  font-size: 12px;
  ${({ $rail }) =>
    $rail &&
    css`
      height: 1px;
      margin: 8px 10px;
      overflow: hidden;
      background: ${theme.color.line};
      color: transparent;
    `}
`;

const Item = styled(NavLink)<{ $rail: boolean }>`
  position: relative;
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: 12px;
  min-height: 36px;
  padding: 0 10px;
  border-radius: 10px;
  color: ${theme.color.text2};
  font-weight: 500;
  ${({ $rail }) => $rail && `justify-content: center;`}
  > svg {
    flex-shrink: 0;
    width: 18px;
    height: 18px;
  }
  &:hover {
    background: ${theme.color.surface2};
    color: ${theme.color.text1};
  }
  &[aria-current='page'] {
    background: ${theme.color.surface3};
    color: ${theme.color.text1};
  }
  ${below('md')} {
    min-height: 44px;
  }
`;

const Name = styled.span`
  ${oneLine}
  flex: 1;
`;

const Count = styled.span<{ $rail: boolean }>`
  ${tabular}
  min-width: 20px;
  padding: 1px 6px;
  border-radius: 10px;
  background: ${theme.color.surface3};
  color: ${theme.color.text2};
  font-size: 12px;
  text-align: center;
  ${({ $rail }) => $rail && `position: absolute; top: 0; right: 0; padding: 0 4px; font-size: 11px;`}
`;

const Foot = styled.div`
  margin-top: auto;
  padding-top: 8px;
`;

const OpenNav = styled(IconButton)`
  display: none;
  ${below('md')} {
    position: fixed;
    top: max(9px, env(safe-area-inset-top));
    left: 12px;
    z-index: ${theme.layer.header};
    display: grid;
  }
`;

/** The sections open to the person, each with the length of its queue; a drawer on phones. */
export const Nav = ({ sections }: { readonly sections: readonly Section[] }) => {
  const { rail: folded, toggle } = useRail();
  const beside = useOpenId() !== null;
  const narrow = useNarrow();
  // A list with an open record needs the space.
  const rail = folded || (beside && narrow);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { pathname } = useLocation();
  const open = openAt === pathname;
  const side = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpenAt(null);
    opener.current?.focus();
  };
  useEffect(() => {
    if (open) side.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => {
    // The sections do not fit into a window, and the current one may be the last: it is scrolled into view.
    side.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, rail]);
  const { data } = useDeskQueuesQuery();
  const waitingIn = (queue: DeskQueue | undefined) => data?.queues.find((one) => one.queue === queue)?.waiting ?? 0;
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <>
      <OpenNav ref={opener} label={texts.openNav} aria-expanded={open} onClick={() => setOpenAt(pathname)}>
        <MenuIcon aria-hidden />
      </OpenNav>
      {open && (
        <>
          <ClosedByBack onClose={close} />
          <Shade type="button" aria-label={texts.collapse} onClick={close} />
        </>
      )}
      <Side
        ref={side}
        aria-label={texts.nav}
        $rail={rail}
        $open={open}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && open) close();
        }}
      >
        <Brand to={deskPath} end aria-label={texts.home}>
          <img src="/assets/icons/favicon.svg" alt="" />
          {!rail && (
            <>
              напарник
              <Mark>{texts.deskBadge}</Mark>
            </>
          )}
        </Brand>
        {groups.map((group) => (
          <div key={group} role="group" aria-label={groupNames[group]}>
            <GroupName $rail={rail} aria-hidden>
              {groupNames[group]}
            </GroupName>
            {sections
              .filter((section) => section.group === group)
              .map(({ path, title, icon: Icon, queue }) => {
                const waiting = waitingIn(queue);
                return (
                  <Item
                    key={path}
                    to={deskPage(path)}
                    $rail={rail}
                    title={rail ? title : undefined}
                    aria-label={waiting > 0 ? `${title}, ${texts.waiting(waiting)}` : title}
                  >
                    <Icon aria-hidden />
                    {!rail && <Name>{title}</Name>}
                    {waiting > 0 && (
                      <Count aria-hidden $rail={rail}>
                        {waiting > 99 ? '99+' : waiting}
                      </Count>
                    )}
                  </Item>
                );
              })}
          </div>
        ))}
        <Foot>
          <IconButton label={rail ? texts.expand : texts.collapse} onClick={toggle}>
            <PanelLeft aria-hidden />
          </IconButton>
        </Foot>
      </Side>
    </>
  );
};
