import { ArrowLeft } from '../../kit/icons/arrow-left';
import { Eye } from '../../kit/icons/eye';
import styled from 'styled-components';
import type { DraftFields, DraftView } from '#contract/blog/draft.ts';
import { failedSendChecks } from '#domain/blog/send-checks.ts';
import { articlePath, materialsPath } from '#contract/routes/product-pages.ts';
import { ArticleStatus } from '../../entities/blog/article-status';
import { useGameLink } from '../../entities/game/chosen-game';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Row } from '../../kit/layout/stack';
import { theme } from '../../kit/theme/theme';
import type { SaveState } from './draft/draft-autosave';
import { SaveStatus } from './save-status';
import { texts } from './texts';

const Bar = styled(Row)`
  padding-bottom: 16px;
  border-bottom: 1px solid ${theme.color.line};
`;

interface DraftBarProps {
  readonly draft: DraftView;
  readonly id: number | null;
  readonly fields: DraftFields;
  readonly state: SaveState;
  readonly editable: boolean;
  readonly onRetry: () => void;
  readonly onSend: () => unknown;
  readonly onTakeBack: () => unknown;
}

/** The status of the draft, and its next step. */
export const DraftBar = ({ draft, id, fields, state, editable, onRetry, onSend, onTakeBack }: DraftBarProps) => {
  const link = useGameLink();
  const openRemarks = draft.remarks.filter(({ fixed }) => !fixed).length;
  const lacking = failedSendChecks({ ...fields, openRemarks });
  const nothingNew = draft.status === 'APPROVED' && draft.live && state.kind === 'clean';
  const whyNot = () => {
    if (state.kind === 'conflict') return texts.settleFirst;
    if (lacking.length > 0)
      return texts.stillLacks(lacking.map((check) => texts.checks[check].toLowerCase()).join(', '));
    return nothingNew ? texts.nothingNew : null;
  };
  return (
    <Bar $justify="space-between">
      <Row $gap={14}>
        <ButtonLink to={link(materialsPath)} variant="ghost" size="sm">
          <ArrowLeft aria-hidden />
          {texts.mine}
        </ButtonLink>
        <ArticleStatus {...draft} />
        <SaveStatus state={state} onRetry={onRetry} />
      </Row>
      <Row $gap={10}>
        {draft.hasVersion && id !== null && (
          <ButtonLink to={articlePath(id)} size="sm">
            <Eye aria-hidden />
            {texts.preview}
          </ButtonLink>
        )}
        {editable ? (
          <Button variant="primary" whyNot={whyNot()} onClick={onSend}>
            {draft.status === 'APPROVED' && !draft.live ? texts.restore : texts.send}
          </Button>
        ) : (
          <Button onClick={onTakeBack}>{texts.takeBack}</Button>
        )}
      </Row>
    </Bar>
  );
};
