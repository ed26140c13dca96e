import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { devMachinesPath } from '#contract/routes/demo-pages.ts';
import { CaseMoment, CaseSteps } from '../case/case-moment';
import { CaseNotices } from '../case/case-notices';
import type { OpenedCase } from '../case/read-case';
import { PlayerBar, usePlayer } from './player-bar';
import { Halves, ListCard } from './step-view';
import { texts } from './texts';

/** A squad's life from a file of «Дело», step by step. The file has no chat: people's words are not given away. */
export const CaseReplay = ({ life }: { readonly life: OpenedCase }) => {
  const last = life.steps.length - 1;
  const player = usePlayer(last);
  const status = life.steps[player.at]?.state?.value;
  return (
    <>
      <CaseNotices opened={life} />
      <PlayerBar player={player} count={last} />
      <Halves>
        <ListCard>
          <CaseSteps opened={life} at={player.at} onGo={player.go} />
        </ListCard>
        <Card>
          <Stack $gap={16}>
            <CardTitle>{status ?? texts.unknownState}</CardTitle>
            <Quiet>{texts.caseHasNoChat}</Quiet>
            <CaseMoment opened={life} at={player.at} />
            <Row>
              <ButtonLink size="sm" to={`${devMachinesPath}?machine=squad`}>
                {texts.toMachines}
              </ButtonLink>
            </Row>
          </Stack>
        </Card>
      </Halves>
    </>
  );
};
