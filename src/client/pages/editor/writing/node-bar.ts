interface BarButton {
  readonly label: string;
  readonly press: () => void;
}

export const barButton = ({ label, press }: BarButton): HTMLButtonElement => {
  const face = document.createElement('button');
  face.type = 'button';
  face.textContent = label;
  // The text keeps its cursor.
  face.addEventListener('mousedown', (event) => event.preventDefault());
  face.addEventListener('click', press);
  return face;
};

/** Actions on a block without editable text. */
export const nodeBar = (buttons: readonly BarButton[]): HTMLElement => {
  const bar = document.createElement('div');
  bar.dataset['bar'] = '';
  bar.contentEditable = 'false';
  bar.append(...buttons.map(barButton));
  return bar;
};
