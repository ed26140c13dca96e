import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { CallResponse } from '../../api/call';
import { Button } from '../../kit/controls/button';
import { Card, CardTitle } from '../../kit/layout/card';
import { Row, Stack } from '../../kit/layout/stack';
import { TextLink } from '../../kit/routing/text-link';
import { theme } from '../../kit/theme/theme';
import { DrawCard } from './draw-card';
import { recount } from './recount';
import { texts } from './texts';
import { FinePrint } from '../../kit/layout/prose';
import { drawsPath } from '#contract/routes/product-pages.ts';

type InFull = CallResponse<'GET /v1/draws/{id}'>;

const Hex = styled.code`
  overflow-wrap: anywhere;
  color: ${theme.color.text2};
  font-size: 13px;
`;

const Holders = styled.ol`
  display: grid;
  gap: 4px;
  max-height: 420px;
  margin: 12px 0 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  font-size: 14px;
  li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    overflow-wrap: anywhere;
  }
`;

/** All participants with the numbers of their tickets, in the order in which they came. */
const numbered = (holders: InFull['holders']) => {
  let last = 0;
  return holders.map(({ id, username, tickets }) => {
    const from = last + 1;
    last += tickets;
    return { id, username, from, to: last };
  });
};

/** A draw with everything that determines its winners: anybody can recompute them. */
export const DrawDetails = ({ draw, holders, seed }: InFull) => {
  const [agrees, setAgrees] = useState<boolean | null>(null);
  const count = async () => {
    if (seed === null) return;
    const { seedHash, places, winners } = draw;
    setAgrees(await recount({ seed, seedHash, places, holders, winners }));
  };
  return (
    <Stack $gap={16}>
      <DrawCard draw={draw} linked={false} />
      <Card as="section">
        <Stack $gap={10}>
          <CardTitle>{texts.check}</CardTitle>
          <FinePrint>{texts.hash}</FinePrint>
          <Hex>{draw.seedHash}</Hex>
          <FinePrint>{seed === null ? texts.seedLater : texts.seed}</FinePrint>
          {seed !== null && <Hex>{seed}</Hex>}
          <FinePrint>{texts.how}</FinePrint>
          {seed !== null && (
            <Row>
              <Button onClick={count}>{texts.recount}</Button>
            </Row>
          )}
          {agrees !== null && <Status>{agrees ? texts.agrees : texts.differs}</Status>}
        </Stack>
      </Card>
      {holders.length > 0 && (
        <Card as="section">
          <CardTitle>{texts.holders}</CardTitle>
          <Holders tabIndex={0} aria-label={texts.holders}>
            {numbered(holders).map(({ id, username, from, to }) => (
              <li key={id}>
                <span>{username}</span>
                <span>{texts.tickets(from, to)}</span>
              </li>
            ))}
          </Holders>
        </Card>
      )}
      <TextLink to={drawsPath}>{texts.back}</TextLink>
    </Stack>
  );
};
