import { ChevronDown } from '#client/kit/icons/chevron-down.tsx';
import { KeyRound } from '#client/kit/icons/key-round.tsx';
import { Lock } from '#client/kit/icons/lock.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { Me } from '#contract/schemas/me.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { useDeskCodeQuery, useCloseDeskMutation } from '#client/entities/desk/code-api.ts';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';
import { Menu } from '#client/kit/overlay/menu.tsx';
import { MenuItem } from '#client/kit/overlay/menu-item.tsx';
import { below, theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

const RenewCodes = lazyComponent<{ readonly onClose: () => void }>(() =>
  import(/* webpackChunkName: "admin-code" */ '../code/renew-codes').then((m) => m.RenewCodes),
);

const Who = styled.div`
  line-height: 1.2;
  text-align: left;
  ${below('lg')} {
    display: none;
  }
  small {
    color: ${theme.color.text3};
    font-size: 12px;
  }
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  > svg {
    width: 16px;
    height: 16px;
    color: ${theme.color.text3};
  }
  ${below('lg')} {
    > svg {
      display: none;
    }
  }
`;

const Person = ({ me }: { readonly me: Me }) => (
  <>
    <Avatar userId={me.id} username={me.username} avatarUrl={me.avatarUrl} size={32} />
    <Who>
      {me.username}
      <br />
      <small>{texts.administrator}</small>
    </Who>
  </>
);

/** The signed-in operator; where the desk asks for codes, also what they can do with theirs. */
export const OperatorMenu = ({ me }: { readonly me: Me }) => {
  const { data } = useDeskCodeQuery();
  const [close] = useCloseDeskMutation();
  const [renewing, setRenewing] = useState(false);
  const showRefusal = useRefusalToast();
  if (!data?.needed)
    return (
      <Row $gap={10} $wrap="nowrap">
        <Person me={me} />
      </Row>
    );
  const lock = async () => {
    const { error } = await close();
    if (error !== undefined) showRefusal(error);
  };
  return (
    <>
      <Menu
        align="end"
        width={280}
        label={texts.operatorMenu}
        trigger={
          <Trigger type="button" aria-label={`${texts.operatorMenu}: ${me.username}`}>
            <Person me={me} />
            <ChevronDown aria-hidden />
          </Trigger>
        }
      >
        <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => setRenewing(true)}>
          {texts.renewCodes(data.recoveryLeft)}
        </MenuItem>
        <MenuItem icon={<Lock aria-hidden />} onSelect={() => void lock()}>
          {texts.lock}
        </MenuItem>
      </Menu>
      {renewing && <RenewCodes.Component onClose={() => setRenewing(false)} />}
    </>
  );
};
