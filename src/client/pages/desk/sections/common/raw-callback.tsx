import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { PanelTitle } from '../../kit/drawer/panel';
import { texts } from './deposit-texts';

type Raw = Pick<CallResponse<'GET /v1/admin/provider-callbacks/{id}'>, 'headers' | 'query' | 'body'>;

const Code = styled.pre`
  max-height: 320px;
  padding: 10px 12px;
  border: 1px solid ${theme.color.line};
  border-radius: 10px;
  background: ${theme.color.bg};
  font-size: 12px;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** JSON pretty-printed; anything else unchanged. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** The raw request of a provider; the server has removed its secrets. */
export const RawCallback = ({ raw: { headers, query, body } }: { readonly raw: Raw }) => (
  <Stack $gap={8}>
    <PanelTitle>{texts.rawBody}</PanelTitle>
    <Code tabIndex={0}>{body === '' ? texts.rawEmpty : readable(body)}</Code>
    {query !== '' && (
      <>
        <PanelTitle>{texts.rawQuery}</PanelTitle>
        <Code tabIndex={0}>{query}</Code>
      </>
    )}
    <PanelTitle>{texts.rawHeaders}</PanelTitle>
    <Code tabIndex={0}>
      {Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')}
    </Code>
  </Stack>
);
