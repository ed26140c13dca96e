import { drawingFont } from './machine-drawing';
import { type TextWidth, widthByLetters } from './lay-out';

/** How wide this browser draws a text of a drawing, with the fonts that it has. */
export const measuredWidth: TextWidth = (text) => {
  const line = document.createElement('span');
  line.textContent = text;
  line.style.font = `${drawingFont.size}px ${drawingFont.family}`;
  line.style.position = 'absolute';
  line.style.visibility = 'hidden';
  line.style.whiteSpace = 'pre';
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return Math.max(width, widthByLetters(text));
};
