import { useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { Checkbox } from '#client/kit/form/checkbox.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Page } from '#client/kit/layout/page.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { PageTitle } from '#client/kit/routing/page-title.tsx';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { DemoOnly } from '../demo-only';
import { BrokenLaw } from './broken-law';
import { MarketPicture } from './market-picture';
import { MarketRun } from './market-run';
import { texts } from './texts';

const Lead = styled.p`
  max-width: 46em;
  color: ${theme.color.text2};
`;

const SeedField = styled.div`
  width: 160px;
`;

/** The largest seed: 32 bits. */
const mostSeed = 2 ** 32 - 1;

const seedIn = (text: string | null): number => {
  const seed = Number(text ?? 1);
  return Number.isInteger(seed) && seed >= 0 && seed <= mostSeed ? seed : 1;
};

const Run = ({ run }: { readonly run: MarketRun }) => {
  const shown = useSyncExternalStore(run.subscribe, run.snapshot);
  return (
    <>
      <Row>
        <Button
          variant="primary"
          size="sm"
          whyNot={shown.broken === null ? null : texts.brokenTitle}
          onClick={shown.running ? run.pause : run.start}
        >
          {shown.running ? texts.pause : texts.start}
        </Button>
      </Row>
      {shown.broken !== null && <BrokenLaw broken={shown.broken} least={shown.least} />}
      <MarketPicture shown={shown} />
    </>
  );
};

const SeededMarket = () => {
  const [query, change] = useAddressQuery();
  const seed = seedIn(query.get('seed'));
  const withFault = query.has('fault');
  const [turn, setTurn] = useState(0);
  const run = useMemo(() => {
    void turn;
    return new MarketRun(seed, withFault);
  }, [seed, withFault, turn]);
  const go = (name: string, value: string | null) =>
    change(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <Stack>
      <Lead>{texts.lead}</Lead>
      <Row $align="end">
        <SeedField>
          <TextField
            label={texts.seed}
            type="number"
            min={0}
            max={mostSeed}
            value={seed}
            onChange={({ target }) => go('seed', String(seedIn(target.value)))}
          />
        </SeedField>
        <Button onClick={() => go('seed', String((seed + 1) % mostSeed))}>{texts.next}</Button>
        <Button onClick={() => setTurn(turn + 1)}>{texts.again}</Button>
      </Row>
      <Checkbox checked={withFault} onChange={({ target }) => go('fault', target.checked ? '' : null)}>
        {texts.fault}
      </Checkbox>
      <Run key={`${seed} ${withFault} ${turn}`} run={run} />
    </Stack>
  );
};

/** A market of seeded people, drawn as it runs: who is where, what is held, which law broke. */
export const DevMarketPage = () => (
  <Page>
    <PageTitle>{texts.title}</PageTitle>
    <DemoOnly>
      <SeededMarket />
    </DemoOnly>
  </Page>
);
