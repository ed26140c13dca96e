import { Link2, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import type { PovRequestView } from '../../../contract/schemas/pov-request';
import { povTerms } from '../../../domain/pov-request/pov-request';
import { failureOf } from '../../api/api-error';
import { useAddPovLinkMutation, useRemovePovLinkMutation } from '../../entities/squad/pov-requests-api';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { storedDraft } from '../../kit/form/stored-draft';
import { TextField } from '../../kit/form/text-field';
import { below } from '../../kit/theme/theme';
import { Buttons, Group, Name, Row, Rows } from './pov-styles';
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

export const LinksSection = ({ request: { id, links } }: { readonly request: PovRequestView }) => {
  const draft = storedDraft(`pov-link:${id}`);
  const [url, setUrl] = useState(() => draft.read() ?? '');
  const [errorText, setErrorText] = useState<string>();
  const [add, { isLoading }] = useAddPovLinkMutation();
  const [remove] = useRemovePovLinkMutation();

  const type = (text: string) => {
    setUrl(text);
    setErrorText(undefined);
    draft.write(text);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (isLoading) return;
    const text = url.trim();
    const { error } = isLink(text) ? await add({ params: { id }, body: { url: text } }) : { error: texts.linkWrong };
    if (error === undefined) {
      setUrl('');
      draft.remove();
      return;
    }
    setErrorText(typeof error === 'string' ? error : failureOf(error).message);
    field?.focus();
  };
  const removeLink = async (linkId: string) => {
    const { error } = await remove({ params: { id: linkId } });
    if (error !== undefined && failureOf(error).code !== 'POV_REQUESTS_LINK_NOT_FOUND')
      setErrorText(failureOf(error).message);
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
            error={errorText}
            value={url}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button type="submit" busy={isLoading}>
            {texts.addLink}
          </Button>
        </Form>
      )}
    </Group>
  );
};
