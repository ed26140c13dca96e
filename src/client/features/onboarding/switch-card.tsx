import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button-link';
import { Card, CardTitle } from '../../ui/layout/card';
import { Quiet } from '../../ui/layout/quiet';
import { Stack } from '../../ui/layout/stack';
import { texts } from './texts';

interface SwitchCardProps {
  readonly ready: boolean;
  readonly active: boolean;
  readonly gameId: string;
  /** «Принимаю заказы», from another feature. */
  readonly toggle: ReactNode;
}

/** Where the checklist ends: the switch itself. */
export const SwitchCard = ({ ready, active, gameId, toggle }: SwitchCardProps) => (
  <Card as="section" aria-labelledby="switch-on" $selected={ready && !active}>
    <Stack $gap={12}>
      <CardTitle id="switch-on">{texts.switchOn}</CardTitle>
      <Quiet aria-live="polite">{active ? texts.on : ready ? texts.ready : texts.notYet}</Quiet>
      {toggle}
      {active && (
        <ButtonLink to={`/${gameId}/orders`} variant="primary" wide>
          {texts.orders}
        </ButtonLink>
      )}
    </Stack>
  </Card>
);
