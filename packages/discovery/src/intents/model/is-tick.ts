const ticks: ReadonlySet<string> = new Set(['checkbox', 'switch', 'radio', 'hidden']);

/** Decides whether a control shows the state of a record. People neither type nor choose a text in it. */
export const isTick = (control: string): boolean => ticks.has(control);
