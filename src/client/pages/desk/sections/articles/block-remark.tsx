import { MessageSquarePlus } from '#client/kit/icons/message-square-plus.tsx';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';

/** The moderator's remark on one block; undefined while there is none. */
export const BlockRemark = ({
  about,
  text,
  onChange,
}: {
  /** The beginning of the block, so that screen readers can tell the buttons apart. */
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
