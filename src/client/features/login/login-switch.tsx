import styled from 'styled-components';
import { TextLink } from '../../ui/routing/text-link';
import { theme } from '../../ui/theme/theme';
import { modePath } from './login-mode';
import type { LoginMode } from './login-mode';
import { texts } from './texts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 16px;
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font-size: 14px;
`;

interface LoginSwitchProps {
  readonly mode: LoginMode;
  readonly query: URLSearchParams;
}

export const LoginSwitch = ({ mode, query }: LoginSwitchProps) => (
  <Ways>
    {mode === 'sign-in' && (
      <>
        <span>
          {texts.noAccount} <TextLink to={modePath(query, 'register')}>{texts.register}</TextLink>
        </span>
        <TextLink to={modePath(query, 'reset')}>{texts.forgot}</TextLink>
      </>
    )}
    {mode === 'register' && (
      <span>
        {texts.haveAccount} <TextLink to={modePath(query, 'sign-in')}>{texts.signIn}</TextLink>
      </span>
    )}
    {mode !== 'sign-in' && mode !== 'register' && <TextLink to={modePath(query, 'sign-in')}>{texts.back}</TextLink>}
    {mode === 'new-password' && <TextLink to={modePath(query, 'reset')}>{texts.resetAgain}</TextLink>}
  </Ways>
);
