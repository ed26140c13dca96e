import { useAttempt } from '../../api/use-attempt';
import { Link2 } from '../../kit/icons/link-2';
import { Trash2 } from '../../kit/icons/trash-2';
import { type SubmitEvent } from 'react';
import styled from 'styled-components';
import type { PovRequestView } from '#contract/schemas/pov-request.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { useAddPovLinkMutation, useRemovePovLinkMutation } from '../../entities/squad/pov-requests-api';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { TextField } from '../../kit/form/text-field';
import { below } from '../../kit/theme/theme';
import { Buttons, Group, Name, Row, Rows, StatusText } from './pov-styles';
import { texts } from './texts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  > button {
    height: 44px;
    margin-top: 26px;
  }
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`;

const isLink = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.hostname.includes('.') && text.length <= povTerms.linkMax;
};

interface LinksSectionProps {
  readonly request: PovRequestView;
  /** The link being typed; the parent does not send an answer without it. */
  readonly url: string;
  readonly onType: (url: string) => void;
}

export const LinksSection = ({ request: { id, links }, url, onType }: LinksSectionProps) => {
  const adding = useAttempt();
  const removing = useAttempt();
  const [add, { isLoading }] = useAddPovLinkMutation();
  const [remove] = useRemovePovLinkMutation();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (isLoading) return undefined;
    const text = url.trim();
    if (!isLink(text)) adding.refuse(texts.linkWrong);
    else if (await adding.run(() => add({ params: { id }, body: { url: text } }).unwrap())) return onType('');
    field?.focus();
    return undefined;
  };
  const removeLink = async (linkId: string) => {
    await removing.run(
      () => remove({ params: { id: linkId } }).unwrap(),
      ({ code, message }) => (code === 'POV_REQUESTS_LINK_NOT_FOUND' ? undefined : message),
    );
  };
  return (
    <Group aria-label={texts.links}>
      <h3>{texts.links}</h3>
      {links.length > 0 && (
        <Rows>
          {links.map((link) => (
            <Row key={link.id}>
              <Link2 aria-hidden />
              <Name title={link.url}>{link.url.replace('https://', '')}</Name>
              <Buttons>
                <IconButton label={texts.remove(link.url)} onClick={() => removeLink(link.id)}>
                  <Trash2 aria-hidden />
                </IconButton>
              </Buttons>
            </Row>
          ))}
        </Rows>
      )}
      {removing.refusal !== undefined && (
        <StatusText $tone="danger" role="alert">
          {removing.refusal}
        </StatusText>
      )}
      {links.length < povTerms.maxLinks && (
        <Form noValidate onSubmit={submit}>
          <TextField
            label={texts.link}
            type="url"
            inputMode="url"
            placeholder={texts.linkPlaceholder}
            autoComplete="off"
            maxLength={povTerms.linkMax}
            hint={texts.linkHint(povTerms.maxLinks)}
            error={adding.refusal}
            value={url}
            onChange={({ currentTarget }) => {
              adding.refuse(undefined);
              onType(currentTarget.value);
            }}
          />
          <Button type="submit" busy={isLoading}>
            {texts.addLink}
          </Button>
        </Form>
      )}
    </Group>
  );
};
