interface BarButton {
  readonly label: string;
  readonly press: () => void;
}

export const barButton = ({ label, press }: BarButton): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  // The text keeps its cursor.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', press);
  return button;
};

/** Actions on a block without editable text. */
export const nodeBar = (buttons: readonly BarButton[]): HTMLElement => {
  const bar = document.createElement('div');
  bar.dataset['bar'] = '';
  bar.contentEditable = 'false';
  bar.append(...buttons.map(barButton));
  return bar;
};
