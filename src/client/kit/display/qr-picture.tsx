import { useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';

/** The quiet zone that QR readers need, in modules. */
const border = 3;

const Paper = styled.svg`
  width: min(220px, 100%);
  border-radius: 12px;
  background: #fff;
`;

/** The text as a QR code; it is generated in the browser and sent nowhere. */
export const QrPicture = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = useMemo(() => {
    const { data, size: edge } = encode(text, { border, ecc: 'M' });
    const dark = data.flatMap((line, y) => line.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: edge, path: dark.join('') };
  }, [text]);
  return (
    <Paper role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Paper>
  );
};
