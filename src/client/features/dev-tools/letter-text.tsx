import { TextLink } from '../../ui/routing/text-link';

const address = /(https?:\/\/\S+)/;

/** Addresses of our own product become links within it. */
const pathOf = (text: string): string => {
  const { pathname, search } = new URL(text);
  return pathname + search;
};

/** A letter as it would be read: its addresses can be pressed. */
export const LetterText = ({ text }: { readonly text: string }) =>
  text.split(address).map((part, index) =>
    address.test(part) && URL.canParse(part) ? (
      <TextLink key={index} to={pathOf(part)}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
