import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type ReactNode, startTransition, useRef } from 'react';
import styled, { css } from 'styled-components';
import { Link } from '../routing/link';
import { useSameFunction } from '../routing/use-same-function';
import { theme } from '../theme/theme';

interface MenuItemProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** At the end of the item: a count, an icon. */
  readonly after?: ReactNode;
  /** A page of the product … */
  readonly to?: string;
  /** … a plain address, possibly of another site … */
  readonly href?: string;
  /** … or an action; the menu closes unless the event is prevented. */
  readonly onSelect?: (event: Event) => void;
  readonly danger?: boolean;
  /** The main action of the menu, styled as a button: it leads beyond the list. */
  readonly prominent?: boolean;
  /** Why it cannot be chosen now: shown under its name. */
  readonly whyNot?: string | null;
}

interface ItemStyleProps {
  readonly $danger: boolean;
  readonly $prominent: boolean;
}

const prominentStyles = css`
  justify-content: center;
  background: ${theme.color.surface3};
  font-weight: 600;
  text-align: center;
  &[data-highlighted] {
    background: ${theme.color.lineStrong};
  }
`;

const itemStyles = css<ItemStyleProps>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 8px 12px;
  border-radius: 10px;
  color: ${({ $danger }) => ($danger ? theme.color.danger : theme.color.text1)};
  font-size: 14px;
  font-weight: 500;
  cursor: pointer;
  outline: none;
  > svg {
    color: ${theme.color.text2};
  }
  &[data-highlighted] {
    background: ${theme.color.surface3};
  }
  &[aria-disabled='true'] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  ${({ $prominent }) => $prominent && prominentStyles}
`;

const Action = styled.div<ItemStyleProps>`
  ${itemStyles}
`;
const PageLink = styled(Link)<ItemStyleProps>`
  ${itemStyles}
`;
const noPress = (): void => undefined;

/** The menu gives it another `onClick` whenever it is rendered. */
const SteadyLink = ({ onClick = noPress, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} onClick={useSameFunction(onClick)} />
);
const PlainLink = styled(SteadyLink)<ItemStyleProps>`
  ${itemStyles}
`;

const Middle = styled.span`
  flex: 1;
  min-width: 0;
`;

const Reason = styled.span`
  display: block;
  font-size: 12px;
  font-weight: 400;
`;

const preventClose = (event: Event) => event.preventDefault();

/**
 * An item without a look. What it does is rendered bit by bit, after the browser has shown the press and that its menu is
 * gone. It acts once, unless it keeps its menu open.
 */
export const BareMenuItem = ({ onSelect, ...rest }: ComponentProps<typeof DropdownMenu.Item>) => {
  const chosen = useRef(false);
  const choose = (event: Event): void => {
    if (chosen.current) return event.preventDefault();
    startTransition(() => {
      onSelect?.(event);
    });
    chosen.current = !event.defaultPrevented;
  };
  return <DropdownMenu.Item {...rest} onSelect={choose} />;
};

export const MenuItem = ({
  children,
  icon,
  after,
  to,
  href,
  onSelect,
  danger = false,
  prominent = false,
  whyNot = null,
}: MenuItemProps) => {
  const styleProps = { $danger: danger, $prominent: prominent };
  const content = (
    <>
      {icon}
      <Middle>
        {children}
        {whyNot !== null && <Reason>{whyNot}</Reason>}
      </Middle>
      {after}
    </>
  );
  return (
    <BareMenuItem
      asChild
      {...(whyNot !== null ? { onSelect: preventClose } : onSelect === undefined ? {} : { onSelect })}
    >
      {to !== undefined ? (
        <PageLink to={to} {...styleProps}>
          {content}
        </PageLink>
      ) : href !== undefined ? (
        <PlainLink
          href={href}
          {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          {...styleProps}
        >
          {content}
        </PlainLink>
      ) : (
        <Action {...styleProps} aria-disabled={whyNot === null ? undefined : true}>
          {content}
        </Action>
      )}
    </BareMenuItem>
  );
};

export const MenuSeparator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: 8px 4px;
  background: ${theme.color.line};
`;

export const MenuLabel = styled(DropdownMenu.Label)`
  padding: 6px 12px;
  color: ${theme.color.text3};
  font-size: 13px;
`;
