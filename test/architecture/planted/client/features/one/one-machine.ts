import { createElement } from 'react';

export const machine = createElement;
