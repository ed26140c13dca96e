import { useState } from 'react';
import { useAttempt } from '#client/api/use-attempt.ts';
import { wholeChoice } from '#client/kit/form/choice-styles.ts';
import styled from 'styled-components';
import { type GiftCertificateDesign, giftCertificateTerms } from '#domain/money/gift-certificate.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useBuyCertificateMutation } from '#client/entities/money/gift-certificates-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { useOwnText } from '#client/entities/person/use-own-text.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Chip } from '#client/kit/display/chip.tsx';
import { formatDay } from '#client/kit/display/dates.ts';
import { FormError } from '#client/kit/form/form.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Card } from '#client/kit/layout/card.tsx';
import { Grid, fitColumns, Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { GiftCard } from './gift-card';
import { texts } from './texts';
import { FinePrint } from '#client/kit/layout/prose.tsx';

type OnSale = CallResponse<'GET /v1/balance/gift-certificates/on-sale'>;

const DesignTile = styled.label<{ $off: boolean }>`
  position: relative;
  display: grid;
  gap: 6px;
  border-radius: ${theme.radius.r16};
  cursor: ${({ $off }) => ($off ? 'not-allowed' : 'pointer')};
  span {
    font-size: 13px;
  }
  small {
    color: ${theme.color.text3};
    font-size: 12px;
  }
  > div {
    opacity: ${({ $off }) => ($off ? 0.4 : 1)};
  }
  &:has(:checked) > div {
    outline: 2px solid ${theme.color.accent};
  }
  &:has(:focus-visible) > div,
  [data-keys] &:has(input:focus) > div {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
  input {
    ${wholeChoice}
  }
`;

const Legend = styled.p`
  color: ${theme.color.text2};
  font-size: 13px;
  font-weight: 500;
`;

/** Buys one certificate: sum, design, message. */
export const BuyGift = ({ nominals, designs }: OnSale) => {
  const [buy, { isLoading }] = useBuyCertificateMutation();
  const [nominal, setNominal] = useState<number | null>(null);
  const [chosen, setChosen] = useState<GiftCertificateDesign | null>(null);
  const [message, setMessage, clearMessage] = useOwnText('gift-message');
  const { run, refusal } = useAttempt();
  const toast = useToast();
  const sum = nominal ?? nominals[2] ?? 0;
  const design = designs.find((one) => one.design === chosen) ?? designs.find(({ onSale }) => onSale) ?? designs[0];
  if (design === undefined) return null;
  const submit = async () => {
    const body = { nominal: sum, design: design.design, message: message.trim() };
    await run(async () => {
      const { shortfall } = await buy({ body }).unwrap();
      clearMessage();
      if (shortfall > 0) toast.warning(texts.waits(formatMoney(shortfall)), 6000);
      else toast.success(texts.bought);
    });
  };
  return (
    <Card as="section" aria-label={texts.buy('')}>
      <Stack $gap={20}>
        <Grid $gap={20} $columns={fitColumns(300)}>
          <GiftCard design={design.design} nominal={sum} message={message} />
          <Stack $gap={14}>
            <Legend id="gift-nominal">{texts.nominal}</Legend>
            <Row $gap={8} role="group" aria-labelledby="gift-nominal">
              {nominals.map((one) => (
                <Chip key={one} selected={one === sum} onClick={() => setNominal(one)}>
                  {formatMoney(one)}
                </Chip>
              ))}
            </Row>
            <TextArea
              label={texts.message}
              hint={texts.messageHint}
              value={message}
              maxLength={giftCertificateTerms.messageMax}
              onChange={({ target }) => setMessage(target.value)}
            />
          </Stack>
        </Grid>
        <Legend id="gift-design">{texts.design}</Legend>
        <Grid $gap={12} $columns={fitColumns(150)} role="radiogroup" aria-labelledby="gift-design">
          {designs.map(({ design: name, onSale, season }) => (
            <DesignTile key={name} $off={!onSale}>
              <input
                type="radio"
                name="gift-design"
                disabled={!onSale}
                checked={onSale && name === design.design}
                onChange={() => setChosen(name)}
              />
              <GiftCard design={name} small />
              <span>{texts.designs[name]}</span>
              <small>
                {season === null
                  ? texts.always
                  : onSale
                    ? texts.until(formatDay(Date.parse(season.until) - 1, serverNow()))
                    : texts.from(formatDay(Date.parse(season.from), serverNow()))}
              </small>
            </DesignTile>
          ))}
        </Grid>
        <FinePrint>{texts.rules}</FinePrint>
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        <Button
          variant="primary"
          size="lg"
          busy={isLoading}
          whyNot={design.onSale ? null : texts.outOfSeason}
          onClick={submit}
        >
          {texts.buy(formatMoney(sum))}
        </Button>
      </Stack>
    </Card>
  );
};
