/** Money in the code: a safe integer number of kopecks. Rubles exist on the wire and on the screen only. */
export type Kopecks = number;
