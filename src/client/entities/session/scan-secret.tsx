import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../kit/controls/button';
import { useCopy } from '../../kit/display/copy-link';
import { QrPicture } from '../../kit/display/qr-picture';
import { Copy } from '../../kit/icons/copy';
import { Row, Stack } from '../../kit/layout/stack';
import { theme } from '../../kit/theme/theme';

/** What an authenticator app is set up by. */
export interface AuthenticatorSetup {
  readonly secret: string;
  /** The same as an `otpauth:` address, for its picture. */
  readonly uri: string;
}

const Secret = styled.code`
  padding: 8px 10px;
  border-radius: ${theme.radius.r8};
  background: ${theme.color.surface2};
  font-size: 13px;
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
`;

interface ScanSecretProps {
  readonly setup: AuthenticatorSetup;
  /** The settings say «ты», the desk nobody. */
  readonly texts: {
    readonly scan: string;
    readonly picture: string;
    readonly bySecret: string;
    readonly copySecret: string;
    readonly copied: string;
  };
  readonly hint?: ReactNode;
}

/** The picture that an authenticator app scans, and the same to be typed. */
export const ScanSecret = ({ setup: { secret, uri }, texts, hint }: ScanSecretProps) => {
  const copy = useCopy();
  return (
    <>
      <Stack $gap={10} $align="center">
        <strong>{texts.scan}</strong>
        <QrPicture text={uri} label={texts.picture} />
        {hint}
      </Stack>
      <Stack $gap={6}>
        <small>{texts.bySecret}</small>
        <Row $gap={8}>
          <Secret>{secret}</Secret>
          <Button size="sm" variant="ghost" onClick={() => copy(secret, texts.copied)}>
            <Copy aria-hidden />
            {texts.copySecret}
          </Button>
        </Row>
      </Stack>
    </>
  );
};
