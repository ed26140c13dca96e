import type { TableProblem } from '#domain/tables/table-problem.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Panel, PanelTitle } from './drawer/panel';
import { Quiet } from './quiet';
import { texts } from './texts';

/** More would be no list to read: the file has to be mended first. */
const most = 200;

/** What could not be read in a file, by line and column. */
export const TableProblems = ({
  title,
  problems,
}: {
  readonly title: string;
  readonly problems: readonly TableProblem[];
}) =>
  problems.length > 0 && (
    <Panel>
      <PanelTitle>{title}</PanelTitle>
      <Stack as="ul" $gap={4} style={{ maxHeight: '40vh', overflowY: 'auto' }}>
        {problems.slice(0, most).map(({ line, column, why }) => (
          <li key={`${line} ${column ?? ''}`}>
            <Quiet>{texts.problem(line, column, why)}</Quiet>
          </li>
        ))}
        {problems.length > most && (
          <li>
            <Quiet>{texts.furtherProblems(problems.length - most)}</Quiet>
          </li>
        )}
      </Stack>
    </Panel>
  );
