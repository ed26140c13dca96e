import { MessageSquarePlus } from 'lucide-react';
import { articleTerms } from '../../../../../domain/blog/article-terms';
import { Button } from '../../../../kit/controls/button';
import { TextArea } from '../../../../kit/form/text-field';
import { Row, Stack } from '../../../../kit/layout/stack';
import { texts } from './texts';

/** What the moderator says of one block; undefined while nothing is being said. */
export const BlockRemark = ({
  about,
  text,
  onChange,
}: {
  /** The beginning of the block: buttons are told apart by it. */
  readonly about: string;
  readonly text: string | undefined;
  readonly onChange: (text: string | undefined) => void;
}) =>
  text === undefined ? (
    <Row>
      <Button size="sm" variant="ghost" aria-label={texts.remarkAbout(about)} onClick={() => onChange('')}>
        <MessageSquarePlus aria-hidden />
        {texts.remark}
      </Button>
    </Row>
  ) : (
    <Stack $gap={6}>
      <TextArea
        autoFocus
        label={texts.remarkLabel}
        maxLength={articleTerms.remarkMax}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <Row>
        <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
          {texts.dropRemark}
        </Button>
      </Row>
    </Stack>
  );
