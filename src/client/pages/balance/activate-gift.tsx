import { useState } from 'react';
import styled from 'styled-components';
import { readCertificateCode } from '#domain/money/gift-certificate.ts';
import { useAttempt } from '../../api/use-attempt';
import { useActivateCertificateMutation } from '../../entities/money/gift-certificates-api';
import { formatMoney } from '../../entities/money/money';
import { Button } from '../../kit/controls/button';
import { TextField } from '../../kit/form/text-field';
import { unlessChanged } from '../../kit/form/unless-changed';
import { Card, CardTitle } from '../../kit/layout/card';
import { TextLink } from '../../kit/routing/text-link';
import { touchTarget, theme } from '../../kit/theme/theme';
import { useToast } from '../../kit/toast/use-toast';
import { texts } from './texts';
import { moneyPath } from '#contract/routes/money-pages.ts';

const { gift: giftTexts } = texts;

const Text = styled.p`
  margin: 8px 0 12px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Links = styled.p`
  margin-top: 12px;
  font-size: 14px;
  a {
    ${touchTarget}
  }
`;

/** Activates a gift code, which is credited at once. */
export const ActivateGift = ({ isMate }: { readonly isMate: boolean }) => {
  const [activate, { isLoading }] = useActivateCertificateMutation();
  const [code, setCode] = useState('');
  const { run, refusal: error, refuse } = useAttempt();
  const toast = useToast();
  const submit = async () => {
    const id = readCertificateCode(code);
    if (id === null) return refuse(giftTexts.wrongCode);
    await run(async () => {
      const { nominal } = await activate({ params: { id } }).unwrap();
      setCode(unlessChanged(code, ''));
      toast.success(giftTexts.activated(formatMoney(nominal)));
    });
    return undefined;
  };
  return (
    <Card as="section">
      <CardTitle>{giftTexts.title}</CardTitle>
      {!isMate && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isLoading) void submit();
          }}
        >
          <Text>{giftTexts.text}</Text>
          <TextField
            label={giftTexts.code}
            value={code}
            error={error}
            placeholder="XXXX-XXXX-XXXX"
            autoComplete="off"
            maxLength={20}
            onChange={({ target }) => {
              refuse(undefined);
              setCode(target.value);
            }}
            after={
              <Button size="sm" type="submit" busy={isLoading}>
                {giftTexts.activate}
              </Button>
            }
          />
        </form>
      )}
      <Links>
        <TextLink to={moneyPath('gifts')}>{giftTexts.buy}</TextLink>
      </Links>
    </Card>
  );
};
